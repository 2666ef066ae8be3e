/** What becomes of a card: the same numbers as in the demo. Any other valid number is accepted. */
export type CardFate = 'accepted' | 'declined' | 'refused' | 'slow' | 'silent';

const FATES: Readonly<Record<string, CardFate>> = {
  /** A token comes; the bank says no when it is charged. */
  '4000000000000002': 'declined',
  /** The provider takes no such card: no token comes. */
  '4000000000000119': 'refused',
  '4000000000003220': 'slow',
  /** The provider never answers. */
  '4000000000000127': 'silent',
};

export function fateOf(number: string): CardFate {
  return FATES[number] ?? 'accepted';
}
