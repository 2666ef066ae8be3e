import { observer } from 'mobx-react-lite';
import { NavLink, useLocation } from 'react-router-dom';
import { Button } from '@/ui/design/components/button/Button';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { offersLogIn } from '@/ui/shell/header/offersLogIn';
import { NAVIGATION_LINKS } from '@/ui/shell/header/navigationLinks';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import rows from '@/ui/shell/user-menu/menu-rows.module.scss';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import styles from './mobile-menu.module.scss';

/** The navigation, the log-in button, and language and theme. */
export const VisitorsMenu = observer(function VisitorsMenu({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const { session } = useViewModels();
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label={t('shell.navigation.label')}>
        <ul className={rows['rows']}>
          {NAVIGATION_LINKS.map(({ name, to }) => (
            <li key={name}>
              <NavLink className={rows['row'] ?? ''} to={to} end onClick={onChoose}>
                {t(`shell.navigation.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
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
