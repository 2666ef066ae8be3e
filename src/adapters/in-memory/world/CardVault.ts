import { paymentToken, type PaymentToken } from '@/application/ports/CardFields';
import type { SavedCard } from '@/domain/subscription/paymentMethod';

export interface VaultCard {
  readonly card: SavedCard;
  /** True when the bank declines the charge. */
  readonly isDeclined: boolean;
}

/** Creates payment tokens, in memory only. Each token can be redeemed once. */
export class CardVault {
  readonly #cards = new Map<PaymentToken, VaultCard>();

  /** @param randomId A unique, unguessable id. */
  createToken(randomId: string, card: VaultCard): PaymentToken {
    const token = paymentToken(`demo_token_${randomId}`);
    this.#cards.set(token, card);
    return token;
  }

  redeem(token: PaymentToken): VaultCard | undefined {
    const card = this.#cards.get(token);
    this.#cards.delete(token);
    return card;
  }
}
