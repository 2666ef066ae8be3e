/** The behaviour of the demo's payment provider for a card number. */
export type TestCardBehaviour =
  | 'accepted'
  /** Creates a token, but the bank declines the charge. */
  | 'declined'
  /** Creates no token, because the provider refuses the card. */
  | 'refused'
  /** Creates a token after `SLOW_PROVIDER` milliseconds. */
  | 'slow'
  /** The provider never responds. */
  | 'silent';

/** In milliseconds. */
export const SLOW_PROVIDER = 6000;

export interface TestCard {
  readonly number: string;
  readonly behaviour: TestCardBehaviour;
}

/** Card numbers with a defined behaviour. Any other valid number is accepted, with any valid expiry and code. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'accepted' },
  { number: '4580 2600 1834 4242', behaviour: 'accepted' },
  { number: '5555 5555 5555 4444', behaviour: 'accepted' },
  { number: '5326 1000 0000 0004', behaviour: 'accepted' },
  { number: '3782 822463 10005', behaviour: 'accepted' },
  { number: '4000 0000 0000 0002', behaviour: 'declined' },
  { number: '4000 0000 0000 0119', behaviour: 'refused' },
  { number: '4000 0000 0000 3220', behaviour: 'slow' },
  { number: '4000 0000 0000 0127', behaviour: 'silent' },
];

/** @param digits The whole number without spaces. */
export function behaviourOfCard(digits: string): TestCardBehaviour {
  return TEST_CARDS.find(({ number }) => number.replaceAll(' ', '') === digits)?.behaviour ?? 'accepted';
}
