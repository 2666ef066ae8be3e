import { classNames } from '@/ui/design/classNames';
import { useAttention } from './AttentionScope';
import styles from './attention-slot.module.scss';

/**
 * Contains the attention card and the totals. It keeps their space until they are known, so that the list below does
 * not move. After an earlier check in this tab they are known from the start.
 */
export function AttentionSlot() {
  const attention = useAttention();
  const keepsSpace = attention?.viewModel.wasKnown !== true;
  return (
    <div className={classNames(styles['slot'], keepsSpace && styles['kept'])}>
      {attention !== undefined && <attention.parts.AttentionArea viewModel={attention.viewModel} />}
    </div>
  );
}
