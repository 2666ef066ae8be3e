import { Check } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { classNames } from '@/ui/design/classNames';
import { Icon } from '@/ui/design/components/icon/Icon';
import { Radio } from '@/ui/design/controls/radio/Radio';
import type { Elements } from '@/ui/design/Elements';
import styles from './radio-cards.module.scss';

interface RadioCardsProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** Cards in one column, or up to three in a row. */
  readonly layout?: 'stack' | 'columns' | undefined;
  /** The `RadioCard` elements. */
  readonly children: Elements;
}

/** A group of cards of which one is selected. The arrow keys move the focus and select. */
export function RadioCards({ label, value, onChange, layout = 'stack', children }: RadioCardsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles['cards'], styles[layout])}>
      <RadioCardsContext value={{ name, selected: value, onSelect: onChange }}>{children}</RadioCardsContext>
    </div>
  );
}

interface RadioCardsState {
  /** The name of the native radios. */
  readonly name: string;
  readonly selected: string | undefined;
  readonly onSelect: (value: string) => void;
}

const RadioCardsContext = createContext<RadioCardsState | undefined>(undefined);

function useRadioCards(): RadioCardsState {
  const group = use(RadioCardsContext);
  if (group === undefined) throw new Error('A RadioCard is used outside RadioCards.');
  return group;
}

interface RadioCardProps {
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
  readonly edgeLabel?: ReactNode | undefined;
  /** The id of the element that names the card when the whole text would be too long. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** One card of a `RadioCards` group, with a native radio. */
export function RadioCard(props: RadioCardProps) {
  const { value, children, disc = 'start', isDisabled = false, panel, edgeLabel } = props;
  const { name, selected, onSelect } = useRadioCards();
  const isSelected = value === selected;
  return (
    <div
      className={styles['card']}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
    >
      {edgeLabel !== undefined && <div className={styles['edgeLabel']}>{edgeLabel}</div>}
      <label className={classNames(styles['choice'], disc === 'end' && styles['discAtEnd'])}>
        <Radio
          name={name}
          className={styles['input']}
          checked={isSelected}
          disabled={isDisabled}
          aria-labelledby={props.labelledBy}
          aria-describedby={props.describedBy}
          onChange={() => onSelect(value)}
        />
        <span className={styles['disc']} aria-hidden="true">
          <Icon of={Check} size="small" />
        </span>
        <div className={styles['content']}>{children}</div>
      </label>
      {panel !== undefined && <div className={styles['panel']}>{panel}</div>}
    </div>
  );
}
