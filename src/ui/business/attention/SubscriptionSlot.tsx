import type { Business } from '@/domain/business/Business';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

/**
 * The place of the subscription on the card of a business. Its height is the same before and after it is known. While
 * the list loads there is no business, and the place is a skeleton.
 */
export function SubscriptionSlot({ business }: { readonly business?: Business | undefined }) {
  const attention = useAttention();
  if (attention === undefined || business === undefined) return <div className={styles['awaited']} />;
  return (
    <div className={styles['slot']}>
      <attention.parts.BusinessSubscription viewModel={attention.viewModel} business={business} />
    </div>
  );
}
