import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/domain/identity/User';
import { Button } from '@/ui/design/components/button/Button';
import { Spinner } from '@/ui/design/components/spinner/Spinner';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { ForVisitors } from '@/ui/shell/hydration/ForVisitors';
import { useOnDemand } from '@/ui/shell/useOnDemand';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './header.module.scss';

const loadUserMenuArea = async () => (await import('@/ui/shell/user-menu/UserMenuArea')).UserMenuArea;

/** The log-in button, the spinner while that is open, or the menu of the person who is signed in. */
export const AccountArea = observer(function AccountArea() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  switch (session.state.kind) {
    case 'signed-out':
      return (
        <ForVisitors>
          <Button size="small" onPress={() => void session.signIn()}>
            {t('shell.header.logIn')}
          </Button>
        </ForVisitors>
      );
    case 'signed-in':
      return <SignedIn user={session.state.user} />;
    case 'loading':
    case 'leaving':
      return <SessionSpinner />;
  }
});

/** What owners alone see comes with the code of their screens. */
function SignedIn({ user }: { readonly user: User }) {
  const { Part: UserMenuArea, request } = useOnDemand(loadUserMenuArea);
  useEffect(() => request(), [request]);
  return UserMenuArea === undefined ? <SessionSpinner /> : <UserMenuArea user={user} />;
}

function SessionSpinner() {
  const { t } = useTranslation();
  return (
    <span className={styles['spinner']}>
      <Spinner />
      <VisuallyHidden>{t('shell.header.checkingSession')}</VisuallyHidden>
    </span>
  );
}
