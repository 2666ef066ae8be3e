import type { ReactElement } from 'react';
import { Card } from '@/ui/design/components/card/Card';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { VisuallyHidden } from '@/ui/design/components/visually-hidden/VisuallyHidden';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { SubscriptionCard, type SubscriptionCardProps } from './SubscriptionCard';
import { SubscriptionFailed } from './SubscriptionFailed';
import type { SubscriptionView } from './SubscriptionView';
import styles from './section.module.scss';

interface SubscriptionSectionProps extends Omit<
  SubscriptionCardProps,
  'subscription' | 'readAt' | 'onCheckAgain'
> {
  readonly view: SubscriptionView;
  /** Shown for a business without a subscription. */
  readonly noSubscriptionCard: ReactElement;
  /** Replaces the skeleton of a subscription if the business most likely has none. */
  readonly skeleton?: ReactElement | undefined;
  readonly onRetry: () => void;
}

export function SubscriptionSection(props: SubscriptionSectionProps) {
  const { view, onRetry, noSubscriptionCard, skeleton, ...shown } = props;
  switch (view.kind) {
    case 'loading':
      return <Loading>{skeleton ?? <SubscriptionSkeleton />}</Loading>;
    case 'failed':
      return <SubscriptionFailed error={view.error} onRetry={onRetry} />;
    case 'none':
      return noSubscriptionCard;
    case 'present':
      return <SubscriptionCard {...shown} {...view} onCheckAgain={onRetry} />;
  }
}

function Loading({ children }: { readonly children: ReactElement }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('subscription.section.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}

const SKELETON_WIDTHS = [4, 6, 5, 3, 7] as const;

function SubscriptionSkeleton() {
  return (
    <Card>
      <div className={styles['skeleton']} aria-hidden="true">
        <Skeleton shape="title" widthInTenths={4} />
        <Skeleton shape="title" widthInTenths={6} className={styles['skeletonAmount']} />
        {SKELETON_WIDTHS.map((width) => (
          <div key={width} className={styles['skeletonLine']}>
            <Skeleton shape="line" widthInTenths={width} />
            <Skeleton shape="line" widthInTenths={2} />
          </div>
        ))}
        <Skeleton shape="line" className={styles['skeletonAction']} />
      </div>
    </Card>
  );
}
