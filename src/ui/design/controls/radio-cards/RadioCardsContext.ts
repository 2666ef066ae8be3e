import { createContext, use } from 'react';

interface RadioCardsState {
  /** The name of the native radios. */
  readonly name: string;
  /** The value of the selected card. */
  readonly selected: string | undefined;
  readonly onSelect: (value: string) => void;
}

export const RadioCardsContext = createContext<RadioCardsState | undefined>(undefined);

/** The state of the group around a card. */
export function useRadioCards(): RadioCardsState {
  const group = use(RadioCardsContext);
  if (group === undefined) throw new Error('A RadioCard is used outside RadioCards.');
  return group;
}
