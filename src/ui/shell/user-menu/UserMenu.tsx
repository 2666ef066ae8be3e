import { Store } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import type { User } from '@/domain/identity/User';
import type { TextInLanguage } from '@/domain/shared/LocalizedText';
import { Icon } from '@/ui/design/components/icon/Icon';
import { ButtonPanel } from '@/ui/design/controls/button-panel/ButtonPanel';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { useToastHistory } from '@/ui/shell/toast-history/useToastHistory';
import { Preferences } from '@/ui/shell/preferences/Preferences';
import { LogOutRow } from './LogOutRow';
import { OwnerLinks } from './OwnerLinks';
import { UserSummary } from './UserSummary';
import summary from './user-summary.module.scss';
import styles from './user-menu.module.scss';

interface UserMenuProps extends Pick<ComponentProps<typeof ButtonPanel>, 'button' | 'isOpen' | 'onClose'> {
  readonly user: User;
  readonly name: TextInLanguage;
}

/** The signed-in owner, links to their pages, language and theme, and sign-out (spec section 2). */
export function UserMenu({ user, name, button, isOpen, onClose }: UserMenuProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const toastHistory = useToastHistory();
  return (
    <>
      <ButtonPanel button={button} labelledBy={nameId} isOpen={isOpen} onClose={onClose}>
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
      </ButtonPanel>
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
