import { AttentionSlot } from '@/ui/business/attention/AttentionSlot';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { CardSkeletons } from './CardSkeletons';
import styles from './dashboard-skeleton.module.scss';

/** Skeletons of the cards, in the size of the cards (DESIGN section 8, Loading). */
export function DashboardSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <div className={styles['appearing']} aria-hidden="true">
        <div className={styles['summary']}>
          <Skeleton shape="line" className={styles['count']} />
        </div>
        <AttentionSlot />
        <CardSkeletons />
      </div>
    </div>
  );
}
