import type { Business } from '@/domain/business/Business';
import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

interface SubscriptionSlotProps {
  readonly business: Business;
  readonly className: string | undefined;
  readonly isInRow?: boolean;
}

/** The subscription on the card or in the row of a business. While the slot is empty, its styles show a skeleton. */
export function SubscriptionSlot({ business, className, isInRow = false }: SubscriptionSlotProps) {
  const attention = useAttention();
  return (
    <div className={classNames(className, styles['slot'], isInRow && styles['inRow'])}>
      {attention && (
        <attention.SubscriptionLine viewModel={attention.viewModel} business={business} isInRow={isInRow} />
      )}
    </div>
  );
}
