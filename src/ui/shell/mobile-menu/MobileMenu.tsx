import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, type ComponentProps } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { NavLink } from 'react-router-dom';
import type { User } from '@/domain/identity/User';
import { Icon } from '@/ui/design/components/icon/Icon';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { NAVIGATION_LINKS } from '@/ui/shell/header/navigationLinks';
import { useNotices } from '@/ui/shell/notices/useNotices';
import { paths } from '@/ui/shell/paths';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { useLanguage } from '@/ui/shell/useLanguage';
import { LogOutRow } from '@/ui/shell/user-menu/LogOutRow';
import { OwnerLinks } from '@/ui/shell/user-menu/OwnerLinks';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { UserAvatar } from '@/ui/shell/user-menu/UserAvatar';
import { UserSummary } from '@/ui/shell/user-menu/UserSummary';
import { useViewModels } from '@/ui/shell/ViewModelsContext';
import { VisitorsMenu } from './VisitorsMenu';
import styles from './mobile-menu.module.scss';

interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu of narrow windows. It fills the screen, traps the focus, and closes on Escape and on navigation. */
export const MobileMenu = observer(function MobileMenu({ isOpen, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const {
    session: { user },
  } = useViewModels();
  const notices = useNotices();
  useClickThroughGuard(isOpen);
  return (
    <PageLocale>
      <ModalOverlay
        className={styles['overlay'] ?? ''}
        isOpen={isOpen}
        onOpenChange={(stillOpen) => {
          if (!stillOpen) onClose();
        }}
      >
        <Modal className={styles['modal'] ?? ''}>
          <Dialog className={styles['menu'] ?? ''} aria-label={t('shell.header.menu')}>
            <MobileMenuHead user={user} onClose={onClose} />
            <div className={styles['body']}>
              {user === undefined ? (
                <VisitorsMenu onChoose={onClose} />
              ) : (
                <OwnersMenu user={user} onChoose={onClose} notices={notices} />
              )}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
      {notices.dialog}
    </PageLocale>
  );
});

interface MobileMenuHeadProps {
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Covers the header exactly. Its close button stands over the button that opened the menu. */
function MobileMenuHead({ user, onClose }: MobileMenuHeadProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['head']}>
      <Logo language={language} />
      <div className={styles['headEnd']}>
        {user && <UserAvatar src={user.avatar} name={shownName(user, language, t('shell.account.label'))} />}
        <button
          type="button"
          className={styles['close']}
          aria-label={t('shell.header.closeMenu')}
          onClick={onClose}
        >
          <Icon of={X} size="large" />
        </button>
      </div>
    </div>
  );
}

interface OwnersMenuProps extends ComponentProps<typeof OwnerLinks> {
  readonly user: User;
}

/** The owner and their pages first, then language and theme, the public pages, and sign-out at the foot. */
function OwnersMenu({ user, onChoose, notices }: OwnersMenuProps) {
  const { t } = useTranslation();
  const name = shownName(user, useLanguage(), t('shell.account.label'));
  return (
    <>
      <div className={styles['account']}>
        <UserSummary name={name} avatar={user.avatar} email={user.email} />
        <nav className={styles['ownerLinks']} aria-label={t('shell.account.label')}>
          <OwnerLinks onChoose={onChoose} notices={notices} />
        </nav>
      </div>
      <div className={styles['section']}>
        <Preferences />
      </div>
      <PublicLinks onChoose={onChoose} />
      <div className={styles['logOut']}>
        <LogOutRow />
      </div>
    </>
  );
}

/** The owner's own links contain the contact page. */
const LINKS = NAVIGATION_LINKS.filter(({ to }) => to !== paths.contact);

/** The public pages in one line, for a signed-in owner. */
function PublicLinks({ onChoose }: { readonly onChoose: () => void }) {
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
            <NavLink className={styles['publicLink'] ?? ''} to={to} end onClick={onChoose}>
              {t(`shell.navigation.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
