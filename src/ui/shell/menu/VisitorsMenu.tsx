import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { offersLogIn } from '@/ui/shell/header/offersLogIn';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './visitors-menu.module.scss';

/** The log-in button, and language and theme. */
export const VisitorsMenu = observer(function VisitorsMenu() {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const { pathname } = useLocation();
  return (
    <>
      {offersLogIn(session.state, pathname) && (
        <Button
          size="large"
          fullWidth
          className={styles['logIn']}
          isLoading={!session.canSignIn}
          onPress={() => void session.signIn()}
        >
          {t('shell.header.logIn')}
        </Button>
      )}
      <div className={styles['foot']}>
        <Preferences />
      </div>
    </>
  );
});
