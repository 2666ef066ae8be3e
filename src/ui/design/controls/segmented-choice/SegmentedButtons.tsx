import { classNames } from '@/ui/design/classNames';
import type { SegmentedOption } from './SegmentedChoice';
import styles from './segmented-choice.module.scss';

export interface SegmentedButtonsProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly SegmentedOption[];
  /** The id of the current option. It has `aria-current`. */
  readonly current: string;
  readonly onPress: (id: string) => void;
}

/**
 * Like SegmentedChoice, but made of buttons on the prerendered footer, because only presses of buttons are replayed after
 * hydration.
 */
export function SegmentedButtons({ label, options, current, onPress }: SegmentedButtonsProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles['track'], styles['night'])}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          lang={option.lang}
          className={styles['option']}
          aria-current={option.id === current || undefined}
          onClick={() => onPress(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
