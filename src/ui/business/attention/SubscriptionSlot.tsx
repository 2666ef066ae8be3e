import type { Business } from '@/domain/business/Business';
import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

interface SubscriptionSlotProps {
  readonly business: Business;
  /** The place of the slot in its card or row. */
  readonly className: string | undefined;
  /** In a row of a long list, which has less space than a card. */
  readonly isInRow?: boolean;
}

/** The subscription on the card or in the row of a business. While it is not known, the space holds a skeleton. */
export function SubscriptionSlot({ business, className, isInRow = false }: SubscriptionSlotProps) {
  const attention = useAttention();
  const Subscription = attention?.parts[isInRow ? 'RowSubscription' : 'CardSubscription'];
  return (
    <div className={classNames(className, styles['slot'], isInRow && styles['inRow'])}>
      {Subscription && <Subscription viewModel={attention.viewModel} business={business} />}
    </div>
  );
}
