import { ApiError } from '../ApiError';
import type { WireCard } from '../world/WireWorld';

/** The payment provider's data of the card behind a token. */
export interface CardDetails {
  readonly lastFour: string;
  readonly brand?: string | undefined;
  readonly maskedNumber?: string | undefined;
  readonly expiryMonth?: number | undefined;
  readonly expiryYear?: number | undefined;
  /** True when the bank declines the charge. */
  readonly isDeclined?: boolean | undefined;
}

/** Exchanges a token for its card, once. Returns undefined for an unknown or used token. */
export type RedeemToken = (token: string) => Promise<CardDetails | undefined>;

/** Returns the card of a token. A token is valid for one attempt, even a declined one. */
export async function redeemCard(token: string, redeemToken: RedeemToken): Promise<WireCard> {
  const card = await redeemToken(token);
  if (card === undefined)
    throw new ApiError(400, 'payment_token: unknown, or used before', 'payment_token', 'token_invalid');
  if (card.isDeclined === true)
    throw new ApiError(402, 'The payment was declined by the bank of the card', undefined, 'card_declined');
  return {
    last_four: card.lastFour,
    card_type: card.brand ?? null,
    mask_number: card.maskedNumber ?? `************${card.lastFour}`,
    status: 'valid',
    expiry_month: card.expiryMonth ?? null,
    expiry_year: card.expiryYear ?? null,
  };
}
