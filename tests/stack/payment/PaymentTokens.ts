import { randomBytes } from 'node:crypto';

/** What the provider tells about a card behind a token; never its number. */
export interface RedeemedCard {
  readonly lastFour: string;
  readonly brand: string;
  readonly maskedNumber: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** The bank says no when this card is charged. */
  readonly isDeclined: boolean;
}

/** The tokens the provider has given out; each stands for a card once. */
export class PaymentTokens {
  readonly #cards = new Map<string, RedeemedCard>();

  mint(card: RedeemedCard): string {
    const token = `tok_${randomBytes(18).toString('base64url')}`;
    this.#cards.set(token, card);
    return token;
  }

  redeem(token: string): RedeemedCard | undefined {
    const card = this.#cards.get(token);
    this.#cards.delete(token);
    return card;
  }
}
