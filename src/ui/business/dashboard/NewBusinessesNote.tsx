import { Smartphone } from 'lucide-react';
import { GetTheApp } from '@/ui/company/GetTheApp';
import { Notice } from '@/ui/design/components/notice/Notice';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './dashboard.module.scss';

/** Says below the list that businesses are created in the mobile app only (spec section 1). */
export function NewBusinessesNote() {
  const { t } = useTranslation();
  return (
    <div className={styles['origin']}>
      <Notice kind="plain" icon={Smartphone}>
        <span>{t('dashboard.newBusinesses')}</span>
        <GetTheApp />
      </Notice>
    </div>
  );
}
