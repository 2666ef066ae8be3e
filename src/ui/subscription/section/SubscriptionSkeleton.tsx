import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import styles from './section.module.scss';

const LINES = ['46%', '58%', '52%', '40%', '50%', '36%'] as const;

/** The place of a subscription that is still loading. */
export function SubscriptionSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <Card>
        <VisuallyHidden role="status">{t('subscription.section.loading')}</VisuallyHidden>
        <div className={styles['places']} aria-hidden="true">
          <Skeleton shape="line" inlineSize="40%" blockSize="1.5rem" />
          <Skeleton shape="line" inlineSize="56%" blockSize="2.5rem" />
          {LINES.map((size) => (
            <div key={size} className={styles['placeLine']}>
              <Skeleton shape="line" inlineSize={size} />
              <Skeleton shape="line" inlineSize="22%" />
            </div>
          ))}
          <Skeleton shape="line" blockSize="3rem" />
        </div>
      </Card>
    </div>
  );
}
