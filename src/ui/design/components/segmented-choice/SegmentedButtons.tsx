import { classNames } from '@/ui/design/classNames';
import type { SegmentedOption } from './SegmentedChoice';
import styles from './segmented-choice.module.scss';

export interface SegmentedButtonsProps {
  /** Names the group for assistive technology. */
  readonly label: string;
  readonly options: readonly SegmentedOption[];
  /** The option in force; it says so with `aria-current`. */
  readonly current: string;
  readonly onPress: (id: string) => void;
  /** `plaster` on pages, `night` on the footer, `sea` where the choice in force is solid, as in the menu. */
  readonly variant?: 'plaster' | 'night' | 'sea' | undefined;
}

/** The same switch made of plain buttons that act at once, as the language selector. */
export function SegmentedButtons({
  label,
  options,
  current,
  onPress,
  variant = 'plaster',
}: SegmentedButtonsProps) {
  return (
    <div role="group" aria-label={label} className={classNames(styles['track'], styles[variant])}>
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
