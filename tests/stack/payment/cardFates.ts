/** The result for a card. The numbers are those of the demo. Any other valid number is accepted. */
export type CardFate = 'accepted' | 'declined' | 'refused' | 'slow' | 'silent';

const FATES: Readonly<Record<string, CardFate>> = {
  /** A token is created, and the bank declines the charge. */
  '4000000000000002': 'declined',
  /** The provider refuses the card and creates no token. */
  '4000000000000119': 'refused',
  '4000000000003220': 'slow',
  /** The provider never responds. */
  '4000000000000127': 'silent',
};

export function fateOf(number: string): CardFate {
  return FATES[number] ?? 'accepted';
}
