import type { Business } from '@/domain/business/Business';
import { Skeleton } from '@/ui/design/components/skeleton/Skeleton';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

/** The place of the subscription on the card of a business. Its height is the same before and after it is known. */
export function SubscriptionSlot({ business }: { readonly business: Business }) {
  const attention = useAttention();
  return (
    <div className={styles['slot']}>
      {attention === undefined ? (
        <SubscriptionBars />
      ) : (
        <attention.parts.BusinessSubscription viewModel={attention.viewModel} business={business} />
      )}
    </div>
  );
}

/** The place of the subscription while the list loads. */
export function SubscriptionSlotSkeleton() {
  return (
    <div className={styles['slot']}>
      <SubscriptionBars />
    </div>
  );
}

export function SubscriptionBars() {
  return (
    <span className={styles['bars']} aria-hidden="true">
      <Skeleton shape="line" widthInTenths={7} className={styles['first']} />
      <Skeleton shape="line" widthInTenths={5} className={styles['second']} />
    </span>
  );
}
