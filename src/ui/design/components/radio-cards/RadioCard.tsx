import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { given } from '@/ui/design/given';
import styles from './radio-cards.module.scss';
import { showWholeCard } from './showWholeCard';

export interface RadioCardProps {
  readonly value: string;
  /** What the card says; pressing it chooses the card. No controls in here. */
  readonly children: ReactNode;
  /** Where the radio disc stands on the first line. */
  readonly disc?: 'start' | 'end' | undefined;
  /** Dashed and sunk: a choice that is not offered yet, or no longer possible. */
  readonly isDisabled?: boolean | undefined;
  /** What opens below the choice and may hold controls, as the fields of a new card. */
  readonly panel?: ReactNode | undefined;
  /** Rides on the upper edge, as the chip "Most popular". */
  readonly tab?: ReactNode | undefined;
  /** Id of the element that names the card, when its whole text would be too long a name. */
  readonly labelledBy?: string | undefined;
  /** Id of the element that describes the card. */
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
      {...given({ 'aria-labelledby': props.labelledBy, 'aria-describedby': props.describedBy })}
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
