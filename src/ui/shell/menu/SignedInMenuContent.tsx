import { useId } from 'react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router-dom';
import type { User } from '@/domain/identity/User';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { NAVIGATION_LINKS } from '@/ui/shell/header/navigationLinks';
import { useToastHistory } from '@/ui/shell/toast-history/useToastHistory';
import { paths } from '@/ui/shell/paths';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { LogOutRow } from '@/ui/shell/user-menu/LogOutRow';
import { OwnerLinks } from '@/ui/shell/user-menu/OwnerLinks';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { UserSummary } from '@/ui/shell/user-menu/UserSummary';
import styles from './signed-in-menu-content.module.scss';

interface SignedInMenuContentProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The content of the site menu for a signed-in owner. The dialog of the toast history is rendered outside the menu,
 * because it opens after the menu has closed.
 */
export function SignedInMenuContent({ isOpen, ...props }: SignedInMenuContentProps) {
  const toastHistory = useToastHistory();
  return (
    <>
      {isOpen && <Content {...props} toastHistory={toastHistory} />}
      {createPortal(toastHistory.dialog, document.querySelector('header') ?? document.body)}
    </>
  );
}

interface ContentProps extends Omit<SignedInMenuContentProps, 'isOpen'> {
  readonly toastHistory: Pick<ReturnType<typeof useToastHistory>, 'openAfter' | 'preload'>;
}

/** The owner and their pages first, then language and theme, the public pages, and sign-out at the foot. */
function Content({ user, onClose, toastHistory }: ContentProps) {
  const { t, language } = useTranslation();
  const name = shownName(user, language, t('shell.account.label'));
  return (
    <>
      <div className={styles['account']}>
        <UserSummary name={name} avatar={user.avatar} email={user.email} />
        <nav className={styles['ownerLinks']} aria-label={t('shell.account.label')}>
          <OwnerLinks onChoose={onClose} toastHistory={toastHistory} />
        </nav>
      </div>
      <div className={styles['section']}>
        <Preferences />
      </div>
      <PublicLinks />
      <div className={styles['logOut']}>
        <LogOutRow />
      </div>
    </>
  );
}

/** The owner's own links contain the contact page. */
const LINKS = NAVIGATION_LINKS.filter(({ to }) => to !== paths.contact);

/** The public pages in one line. */
function PublicLinks() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <nav className={styles['section']} aria-labelledby={titleId}>
      <p id={titleId} className={styles['title']}>
        {t('shell.navigation.aboutProduct')}
      </p>
      <ul className={styles['publicLinks']}>
        {LINKS.map(({ name, to }) => (
          <li key={name}>
            <NavLink className={styles['publicLink'] ?? ''} to={to} end>
              {t(`shell.navigation.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
