import { isLongList, pagesOf } from '@/ui/business/dashboard/listPages';
import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './attention-slot.module.scss';

interface AttentionSlotProps {
  /** The number of businesses. Undefined while the list loads. */
  readonly count?: number | undefined;
}

/**
 * Contains the attention card and the totals. It keeps their space until they are known, so that the list below does
 * not move. After an earlier check in this tab they are known from the start.
 */
export function AttentionSlot({ count = 0 }: AttentionSlotProps) {
  const attention = useAttention();
  const keepsSpace = attention?.viewModel.wasKnown !== true;
  return (
    <div className={classNames(styles['slot'], keepsSpace && styles[keptSpace(count)])}>
      {attention !== undefined && <attention.parts.AttentionArea viewModel={attention.viewModel} />}
    </div>
  );
}

/** The class that keeps the space. The card of a list of several pages also says how many businesses were checked. */
function keptSpace(count: number): 'kept' | 'keptLong' | 'keptPages' {
  if (!isLongList(count)) return 'kept';
  return pagesOf(count) > 1 ? 'keptPages' : 'keptLong';
}
