import { LayoutGrid, LogOut, User as UserIcon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { User } from '@/domain/identity/User';
import { Button } from '@/ui/design/components/button/Button';
import { Icon } from '@/ui/design/components/icon/Icon';
import { TextInLanguage } from '@/ui/i18n/components/TextInLanguage';
import { paths } from '@/ui/shell/paths';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { useSignOut } from '@/ui/shell/user-menu/useSignOut';
import { useLanguage } from '@/ui/shell/useLanguage';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './mobile-menu.module.scss';

interface MobileMenuAccountProps {
  readonly onChoose: () => void;
}

/** The log-in button, or the items of the user menu. */
export const MobileMenuAccount = observer(function MobileMenuAccount({ onChoose }: MobileMenuAccountProps) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  if (session.user !== undefined) return <AccountRows user={session.user} onChoose={onChoose} />;
  return (
    <Button
      size="large"
      fullWidth
      className={styles['logIn']}
      isLoading={!session.canSignIn}
      onPress={() => void session.signIn()}
    >
      {t('shell.header.logIn')}
    </Button>
  );
});

function AccountRows({ user, onChoose }: MobileMenuAccountProps & { readonly user: User }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const name = shownName(user, useLanguage(), t('shell.account.label'));
  return (
    <section className={styles['account']} aria-label={t('shell.account.label')}>
      <p className={styles['name']}>
        <TextInLanguage of={name} />
      </p>
      <ul className={styles['rows']}>
        <li>
          <NavLink className={styles['link'] ?? ''} to={paths.dashboard} end onClick={onChoose}>
            <Icon of={LayoutGrid} />
            {t('shell.account.dashboard')}
          </NavLink>
        </li>
        <li>
          <NavLink className={styles['link'] ?? ''} to={paths.profile} end onClick={onChoose}>
            <Icon of={UserIcon} />
            {t('shell.account.profile')}
          </NavLink>
        </li>
        <li>
          <button type="button" className={styles['link']} onClick={signOut}>
            <Icon of={LogOut} mirrorsInRtl />
            {t('shell.account.logOut')}
          </button>
        </li>
      </ul>
    </section>
  );
}
