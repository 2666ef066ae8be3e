import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Icon } from '@/ui/design/components/icon/Icon';
import { showWholeCard } from '@/ui/design/controls/radio-cards/showWholeCard';
import { withoutUndefined } from '@/ui/design/withoutUndefined';
import styles from './checkbox-card.module.scss';

export interface CheckboxCardProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** The content of the card. A press anywhere on it toggles the box, so it must not contain controls. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** The id of the element that names the card when the whole text would be too long. */
  readonly labelledBy?: string | undefined;
  /** The id of the element that describes the card. */
  readonly describedBy?: string | undefined;
}

/** A card with a check box, for example an add-on. */
export function CheckboxCard(props: CheckboxCardProps) {
  return (
    <CheckboxField
      isSelected={props.isSelected}
      onChange={props.onChange}
      isDisabled={props.isDisabled ?? false}
      onFocus={showWholeCard}
      className={styles['card'] ?? ''}
      {...withoutUndefined({ 'aria-labelledby': props.labelledBy, 'aria-describedby': props.describedBy })}
    >
      <CheckboxButton className={styles['choice'] ?? ''}>
        <span className={styles['box']} aria-hidden="true">
          <Icon of={Check} size="small" />
        </span>
        <div className={styles['content']}>{props.children}</div>
      </CheckboxButton>
    </CheckboxField>
  );
}
