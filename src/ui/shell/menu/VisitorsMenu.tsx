import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { offersLogIn } from '@/ui/shell/header/offersLogIn';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './visitors-menu.module.scss';

/** The log-in button, and language and theme. The document contains them, and they need no script to be shown. */
export const VisitorsMenu = observer(function VisitorsMenu({ isOpen }: { readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const { pathname } = useLocation();
  return (
    <div className={styles['visitors']}>
      {offersLogIn(session.state, pathname) && (
        <Button size="large" fullWidth isLoading={!session.canSignIn} onPress={() => void session.signIn()}>
          {t('shell.header.logIn')}
        </Button>
      )}
      <div className={styles['foot']}>
        <Preferences isShown={isOpen} />
      </div>
    </div>
  );
});
