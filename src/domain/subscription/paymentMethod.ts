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
