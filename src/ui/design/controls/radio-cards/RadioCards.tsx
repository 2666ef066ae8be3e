import { useId } from 'react';
import type { Elements } from '@/ui/design/Elements';
import { classNames } from '@/ui/design/classNames';
import { RadioCardsContext } from './RadioCardsContext';
import styles from './radio-cards.module.scss';

export interface RadioCardsProps {
  /** The accessible name of the group. */
  readonly label: string;
  /** The value of the selected card. */
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
