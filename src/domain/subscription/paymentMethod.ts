import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';

/** The card the payment provider keeps for a business. */
export interface SavedCard {
  readonly lastFour: string;
  /** As the provider names it, such as 'visa'. */
  readonly brand: string | undefined;
  readonly maskedNumber: string | undefined;
  readonly status: string;
  readonly expiry: CardExpiry | undefined;
}

export interface CardExpiry {
  readonly month: number;
  readonly year: number;
}

export type CardValidity = 'valid' | 'expiring' | 'expired' | 'unknown';

/** Which statuses make a saved card payable (spec section 4; an expiring one is left out, decision C27). */
export const USABLE_CARD_STATUSES: readonly string[] = ['valid', 'active'];

export function isUsable(card: SavedCard): boolean {
  return USABLE_CARD_STATUSES.includes(normalizeSpelling(card.status));
}

export function validityOf(card: SavedCard): CardValidity {
  const status = normalizeSpelling(card.status);
  if (USABLE_CARD_STATUSES.includes(status)) return 'valid';
  return status === 'expiring' || status === 'expired' ? status : 'unknown';
}

/**
 * Tells one saved card from another without saying which it is: a mark of eight hex digits may be kept where card
 * data may not. Two cards share a mark once in billions; nothing more than a missed change hangs on that.
 */
export function cardMarkOf({ brand, lastFour, maskedNumber, status, expiry }: SavedCard): string {
  const text = JSON.stringify([brand, lastFour, maskedNumber, normalizeSpelling(status), expiry]);
  /* FNV-1a over UTF-16 code units. */
  let mark = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
}

/** The ways to pay that can be chosen. */
export type PaymentMethod = 'existing-card' | 'new-card';

/** The ways that are only announced, 'coming soon' (spec section 3). */
export const COMING_PAYMENT_METHODS = [
  'google-pay',
  'apple-pay',
  'paypal',
  'bank-account',
  'bank-transfer',
] as const;
export type ComingPaymentMethod = (typeof COMING_PAYMENT_METHODS)[number];

/** An existing card is offered in update mode only, and only while it is usable (spec section 4). */
export function isAvailable(method: PaymentMethod, savedCard: SavedCard | undefined): boolean {
  return method === 'new-card' || (savedCard !== undefined && isUsable(savedCard));
}
