import type { Business } from '@/domain/business/Business';
import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

interface SubscriptionSlotProps {
  readonly business?: Business | undefined;
  /** In a row of a long list, which has less space than a card. */
  readonly isInRow?: boolean;
}

/**
 * Space for the subscription on the card or in the row of a business. Its height is the same before and after the
 * subscription is known. While the list loads there is no business, and the space holds a skeleton.
 */
export function SubscriptionSlot({ business, isInRow = false }: SubscriptionSlotProps) {
  const attention = useAttention();
  if (attention === undefined || business === undefined)
    return <div className={classNames(styles['awaited'], isInRow && styles['inRow'])} />;
  const Subscription = isInRow ? attention.parts.RowSubscription : attention.parts.BusinessSubscription;
  return (
    <div className={classNames(styles['slot'], isInRow && styles['inRow'])}>
      <Subscription viewModel={attention.viewModel} business={business} />
    </div>
  );
}
