import { randomBytes } from 'node:crypto';

/** The provider's data of the card behind a token, without its number. */
export interface RedeemedCard {
  readonly lastFour: string;
  readonly brand: string;
  readonly maskedNumber: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  /** True when the bank declines this card. */
  readonly isDeclined: boolean;
}

/** The issued tokens. Each can be exchanged for its card once. */
export class PaymentTokens {
  readonly #cards = new Map<string, RedeemedCard>();

  create(card: RedeemedCard): string {
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
