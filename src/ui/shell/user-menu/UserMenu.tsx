import { Store } from 'lucide-react';
import { useId, type RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import type { User } from '@/domain/identity/User';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { useClickThroughGuard } from '@/ui/design/click-through/useClickThroughGuard';
import { Icon } from '@/ui/design/components/icon/Icon';
import { PageLocale } from '@/ui/design/controls/page-locale/PageLocale';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useToastHistory } from '@/ui/shell/toast-history/useToastHistory';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { LogOutRow } from './LogOutRow';
import { OwnerLinks } from './OwnerLinks';
import { UserSummary } from './UserSummary';
import summary from './user-summary.module.scss';
import styles from './user-menu.module.scss';

interface UserMenuProps {
  readonly user: User;
  readonly name: TextInLanguage;
  /** The menu opens below it, aligned with its inline end. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The signed-in owner, links to their pages, language and theme, and sign-out (spec section 2). It takes the focus.
 * Escape or a click outside closes it and returns the focus.
 */
export function UserMenu({ user, name, button, isOpen, onClose }: UserMenuProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const toastHistory = useToastHistory();
  useClickThroughGuard(isOpen);
  return (
    <>
      <PageLocale>
        <Popover
          className={styles['panel'] ?? ''}
          aria-labelledby={nameId}
          placement="bottom end"
          offset={10}
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={(opens) => {
            if (!opens) onClose();
          }}
        >
          <div className={styles['summary']}>
            <UserSummary name={name} nameId={nameId} avatar={user.avatar} email={user.email}>
              <UserRole />
            </UserSummary>
          </div>
          <nav className={styles['section']} aria-label={t('shell.account.label')}>
            <OwnerLinks onChoose={onClose} toastHistory={toastHistory} />
          </nav>
          <div className={styles['preferences']}>
            <Preferences />
          </div>
          <div className={styles['section']}>
            <LogOutRow />
          </div>
        </Popover>
      </PageLocale>
      {toastHistory.dialog}
    </>
  );
}

/** Every signed-in user is a business owner (spec section 6). */
function UserRole() {
  const { t } = useTranslation();
  return (
    <p className={summary['role']}>
      <Icon of={Store} size="small" />
      <span>{t('shell.account.role')}</span>
    </p>
  );
}
