import { X } from 'lucide-react';
import type { User } from '@/domain/identity/User';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Logo } from '@/ui/design/logo/Logo';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { UserAvatar } from '@/ui/shell/user-menu/UserAvatar';
import { shownName } from '@/ui/shell/user-menu/shownName';
import { useLanguage } from '@/ui/shell/useLanguage';
import styles from './mobile-menu.module.scss';

interface MobileMenuHeadProps {
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Covers the header exactly. Its close button stands over the button that opened the menu. */
export function MobileMenuHead({ user, onClose }: MobileMenuHeadProps) {
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
