import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './attention-slot.module.scss';

interface AttentionSlotProps {
  /** The number of businesses. Undefined while the list loads. */
  readonly businessCount?: number | undefined;
}

/**
 * The space of the attention area above the list. Until the issues and costs are known it shows skeleton lines, so that
 * the businesses below do not move. If this tab has cached the subscriptions, it shows no skeleton.
 */
export function AttentionSlot({ businessCount }: AttentionSlotProps) {
  const attention = useAttention();
  const reservesSpace = attention?.viewModel.hadCachedSubscriptions !== true;
  return (
    <div
      className={classNames(
        styles['slot'],
        reservesSpace && styles['reserved'],
        /* `rows1` to `rows3` reserve one row per business. Longer lists use the default of three. */
        reservesSpace && styles[`rows${String(businessCount)}`],
      )}
    >
      {attention !== undefined && <attention.AttentionArea viewModel={attention.viewModel} />}
    </div>
  );
}
