import { paymentToken, type PaymentToken } from '@/application/ports/CardFields';
import type { SavedCard } from '@/domain/subscription/paymentMethod';

/** What the payment provider knows behind a token. */
export interface VaultCard {
  readonly card: SavedCard;
  /** The bank will say no. */
  readonly isDeclined: boolean;
}

/** The provider's memory: it mints tokens, and each can be redeemed once. Nothing of it survives the document. */
export class CardVault {
  readonly #cards = new Map<PaymentToken, VaultCard>();

  /** @param name Unguessable, and never used before. */
  mint(name: string, card: VaultCard): PaymentToken {
    const token = paymentToken(`demo_token_${name}`);
    this.#cards.set(token, card);
    return token;
  }

  redeem(token: PaymentToken): VaultCard | undefined {
    const card = this.#cards.get(token);
    this.#cards.delete(token);
    return card;
  }
}
