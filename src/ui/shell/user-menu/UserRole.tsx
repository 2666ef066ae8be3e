import { Store } from 'lucide-react';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './user-summary.module.scss';

/** Every signed-in user is a business owner (spec section 6). */
export function UserRole() {
  const { t } = useTranslation();
  return (
    <p className={styles['role']}>
      <Icon of={Store} size="small" />
      <span>{t('shell.account.role')}</span>
    </p>
  );
}
