import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { withoutUndefined } from '@/ui/design/withoutUndefined';
import styles from './radio-cards.module.scss';
import { showWholeCard } from './showWholeCard';

export interface RadioCardProps {
  readonly value: string;
  /** The content of the card. A press anywhere on it selects the card, so it must not contain controls. */
  readonly children: ReactNode;
  /** The side of the radio disc on the first line. */
  readonly disc?: 'start' | 'end' | undefined;
  /** Dashed border and sunk background, for a choice that is not available. */
  readonly isDisabled?: boolean | undefined;
  /** The content below the card that may hold controls, for example the fields of a new card. */
  readonly panel?: ReactNode | undefined;
  /** The label on the upper edge, for example the chip "Most popular". */
  readonly tab?: ReactNode | undefined;
  /** The id of the element that names the card when the whole text would be too long. */
  readonly labelledBy?: string | undefined;
  /** The id of the element that describes the card. */
  readonly describedBy?: string | undefined;
}

/** One card of a `RadioCards` group. */
export function RadioCard(props: RadioCardProps) {
  const { value, children, disc = 'start', isDisabled = false, panel, tab } = props;
  return (
    <RadioField
      value={value}
      isDisabled={isDisabled}
      onFocus={showWholeCard}
      className={styles['card'] ?? ''}
      {...withoutUndefined({ 'aria-labelledby': props.labelledBy, 'aria-describedby': props.describedBy })}
    >
      {tab !== undefined && <div className={styles['tab']}>{tab}</div>}
      <RadioButton className={classNames(styles['choice'], disc === 'end' && styles['discAtEnd'])}>
        <span className={styles['disc']} aria-hidden="true">
          <Icon of={Check} size="small" />
        </span>
        <div className={styles['content']}>{children}</div>
      </RadioButton>
      {panel !== undefined && <div className={styles['panel']}>{panel}</div>}
    </RadioField>
  );
}
