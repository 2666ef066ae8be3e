import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './section.module.scss';

const LINES = [4, 6, 5, 3, 7, 8] as const;

/** The skeleton of the subscription. */
export function SubscriptionSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <Card>
        <VisuallyHidden role="status">{t('subscription.section.loading')}</VisuallyHidden>
        <div className={styles['skeleton']} aria-hidden="true">
          <Skeleton shape="title" widthInTenths={4} />
          <Skeleton shape="title" widthInTenths={6} className={styles['skeletonAmount']} />
          {LINES.map((size) => (
            <div key={size} className={styles['skeletonLine']}>
              <Skeleton shape="line" widthInTenths={size} />
              <Skeleton shape="line" widthInTenths={2} />
            </div>
          ))}
          <Skeleton shape="line" className={styles['skeletonAction']} />
        </div>
      </Card>
    </div>
  );
}
