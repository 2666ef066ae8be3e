import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './attention-slot.module.scss';

interface AttentionSlotProps {
  /** The number of businesses. Undefined while the list loads. */
  readonly count?: number | undefined;
}

/**
 * Contains what needs attention and what the subscriptions cost. Until they are known it keeps the lines of a list with
 * several issues, so that the businesses below do not move. After an earlier check in this tab they are known from the
 * start.
 */
export function AttentionSlot({ count }: AttentionSlotProps) {
  const attention = useAttention();
  const keepsLines = attention?.viewModel.wasKnown !== true;
  return (
    <div
      className={classNames(
        styles['slot'],
        keepsLines && styles['kept'],
        keepsLines && ROWS.includes(count) && styles[`rows${String(count)}`],
      )}
    >
      {attention !== undefined && <attention.parts.AttentionArea viewModel={attention.viewModel} />}
    </div>
  );
}

/** The lists with fewer businesses than a phone shows issues. */
const ROWS: readonly (number | undefined)[] = [1, 2, 3];
