import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Icon } from '@/ui/design/components/icon/Icon';
import { showWholeCard } from '@/ui/design/components/radio-cards/showWholeCard';
import { given } from '@/ui/design/given';
import styles from './checkbox-card.module.scss';

export interface CheckboxCardProps {
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  /** What the card says; pressing it toggles. No controls in here. */
  readonly children: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** Id of the element that names the card, when its whole text would be too long a name. */
  readonly labelledBy?: string | undefined;
  /** Id of the element that describes the card. */
  readonly describedBy?: string | undefined;
}

/** A row that can be added to a choice, as an add-on. */
export function CheckboxCard(props: CheckboxCardProps) {
  return (
    <CheckboxField
      isSelected={props.isSelected}
      onChange={props.onChange}
      isDisabled={props.isDisabled ?? false}
      onFocus={showWholeCard}
      className={styles['card'] ?? ''}
      {...given({ 'aria-labelledby': props.labelledBy, 'aria-describedby': props.describedBy })}
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
