import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './user-summary.module.scss';

/** Every signed-in user is a business owner (spec section 6). */
export function UserRole() {
  const { t } = useTranslation();
  return (
    <p className={styles['role']}>
      <Icon of={Store} size="small" />
      {t('shell.account.role')}
    </p>
  );
}
