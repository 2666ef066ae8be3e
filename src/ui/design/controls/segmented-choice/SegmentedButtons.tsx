import { classNames } from '@/ui/design/classNames';
import type { SegmentedChoiceProps } from './SegmentedChoice';
import styles from './segmented-choice.module.scss';

/**
 * Like SegmentedChoice, but made of buttons on the prerendered footer, because only presses of buttons are replayed after
 * hydration. The chosen one has `aria-current`.
 */
export function SegmentedButtons({ label, options, value, onChange }: SegmentedChoiceProps<string>) {
  return (
    <div role="group" aria-label={label} className={classNames(styles['track'], styles['night'])}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          lang={option.lang}
          className={styles['option']}
          aria-current={option.id === value || undefined}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
