import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/design/components/icon/Icon';
import styles from './checkbox-card.module.scss';

interface CheckboxCardProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** The content of the card. A press anywhere on it toggles the box, so it must not contain controls. */
  readonly children: ReactNode;
  /** The id of the element that names the card when the whole text would be too long. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

/**
 * A card with a native checkbox, for example an add-on. With a React Aria checkbox in each card, the step opened in 155
 * ms instead of 134 (docs/performance.md, "Tried and not kept").
 */
export function CheckboxCard({ isSelected, onChange, children, labelledBy, describedBy }: CheckboxCardProps) {
  return (
    <div className={styles['card']} data-selected={isSelected || undefined}>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          className={styles['input']}
          checked={isSelected}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles['box']} aria-hidden="true">
          <Icon of={Check} size="small" />
        </span>
        <div className={styles['content']}>{children}</div>
      </label>
    </div>
  );
}
