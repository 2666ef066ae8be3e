/** The result of paying with a card. The numbers are those of the demo. Any other valid number is accepted. */
type CardResult = 'accepted' | 'declined' | 'refused' | 'slow' | 'silent';

const RESULTS: Readonly<Record<string, CardResult>> = {
  /** A token is created, and the bank declines the charge. */
  '4000000000000002': 'declined',
  /** The provider refuses the card and creates no token. */
  '4000000000000119': 'refused',
  '4000000000003220': 'slow',
  /** The provider never responds. */
  '4000000000000127': 'silent',
};

export function cardResultOf(number: string): CardResult {
  return RESULTS[number] ?? 'accepted';
}
