import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';

/** The card stored by the payment provider for a business. */
export interface SavedCard {
  readonly lastFour: string;
  /** The provider's name of the brand, for example 'visa'. */
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

/** The statuses of a saved card that can pay (spec section 4). An expiring card cannot (decision C25). */
export const USABLE_CARD_STATUSES: readonly string[] = ['valid', 'active'];

export function isUsableCard(card: SavedCard): boolean {
  return validityOf(card) === 'valid';
}

export function validityOf(card: SavedCard): CardValidity {
  const status = normalizeSpelling(card.status);
  if (USABLE_CARD_STATUSES.includes(status)) return 'valid';
  return status === 'expiring' || status === 'expired' ? status : 'unknown';
}

/**
 * A hash of a saved card, as 8 hex digits. It is stored where card data is not, but the few values of a card can be
 * guessed from it. Two cards have the same hash once in four billion, and the only effect is that a change of card is
 * not noticed.
 */
export function cardHashOf({ brand, lastFour, maskedNumber, status, expiry }: SavedCard): string {
  const text = JSON.stringify([brand, lastFour, maskedNumber, normalizeSpelling(status), expiry]);
  /* FNV-1a over UTF-16 code units. */
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const PAYMENT_METHODS = ['existing-card', 'new-card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * The method that is selected at the start: a usable saved card, or a new card when there is no saved card. When the
 * saved card cannot pay, no method is selected, and the owner chooses (decision C66).
 */
export function preselectedMethod(savedCard: SavedCard | undefined): PaymentMethod | undefined {
  if (savedCard === undefined) return 'new-card';
  return isUsableCard(savedCard) ? 'existing-card' : undefined;
}

/** A saved card can be selected when it is usable. A new card can always be selected (spec section 4). */
export function isAvailable(method: PaymentMethod, savedCard: SavedCard | undefined): boolean {
  return method === 'new-card' || (savedCard !== undefined && isUsableCard(savedCard));
}
