import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import styles from './plans-skeleton.module.scss';

const PLANS = ['first', 'second', 'third'] as const;
const FEATURES = [6, 4, 7, 5] as const;

/** Three plans that are loading. */
export function PlansSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('pricing.plans.loading')}</VisuallyHidden>
      <div className={styles['plans']} aria-hidden="true">
        {PLANS.map((plan) => (
          <Card key={plan} className={styles['plan']}>
            <Skeleton shape="title" widthInTenths={4} />
            <Skeleton shape="line" widthInTenths={8} />
            <Skeleton shape="block" widthInTenths={6} className={styles['price']} />
            {FEATURES.map((width) => (
              <Skeleton key={width} shape="line" widthInTenths={width} />
            ))}
            <Skeleton shape="block" className={styles['button']} />
          </Card>
        ))}
      </div>
    </div>
  );
}
