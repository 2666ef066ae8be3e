import { Smartphone } from 'lucide-react';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { Icon } from '@/ui/design/components/icon/Icon';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './dashboard.module.scss';

/** Says below the list that businesses are created in the mobile app only (spec section 1). */
export function NewBusinessesNote() {
  const { t } = useTranslation();
  return (
    <div className={styles['origin']}>
      <Icon of={Smartphone} size="small" />
      <div className={styles['app']}>
        <span>{t('dashboard.newBusinesses')}</span>
        <GetTheApp isNamed />
      </div>
    </div>
  );
}
