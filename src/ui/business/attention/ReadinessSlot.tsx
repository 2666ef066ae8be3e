import type { Business } from '@/domain/business/Business';
import { useAttention } from './AttentionScope';
import styles from './subscription-slot.module.scss';

/**
 * Space for the readiness on the card of a business. Its width is reserved, so that the text beside it wraps the same
 * before and after it is known.
 */
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
