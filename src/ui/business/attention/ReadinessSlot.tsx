import type { Business } from '@/domain/business/Business';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

/** The place of the readiness on the card of a business. Its width is kept, so that the line beside it never wraps anew. */
export function ReadinessSlot({ business }: { readonly business: Business }) {
  const attention = useAttention();
  return (
    <div className={styles['readiness']}>
      {attention !== undefined && (
        <attention.parts.BusinessReadiness viewModel={attention.viewModel} business={business} />
      )}
    </div>
  );
}
