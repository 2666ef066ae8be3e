/** What the demo's payment provider does with a card. */
export type CardFate =
  | 'accepted'
  /** A token comes; the bank says no when it is charged. */
  | 'declined'
  /** The provider takes no such card: no token comes. */
  | 'refused'
  /** A token comes after `SLOW_PROVIDER`. */
  | 'slow'
  /** The provider never answers. */
  | 'silent';

/** In milliseconds. */
export const SLOW_PROVIDER = 6000;

export interface TestCard {
  readonly number: string;
  readonly fate: CardFate;
}

/** Numbers with a fate of their own. Any other valid number is accepted; expiry and code may be anything valid. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', fate: 'accepted' },
  { number: '4580 2600 1834 4242', fate: 'accepted' },
  { number: '5555 5555 5555 4444', fate: 'accepted' },
  { number: '5326 1000 0000 0004', fate: 'accepted' },
  { number: '3782 822463 10005', fate: 'accepted' },
  { number: '4000 0000 0000 0002', fate: 'declined' },
  { number: '4000 0000 0000 0119', fate: 'refused' },
  { number: '4000 0000 0000 3220', fate: 'slow' },
  { number: '4000 0000 0000 0127', fate: 'silent' },
];

/** @param digits The whole number without spaces. */
export function fateOf(digits: string): CardFate {
  return TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)?.fate ?? 'accepted';
}
