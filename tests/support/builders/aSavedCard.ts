import type { SavedCard } from '@/domain/subscription/paymentMethod';

/** A valid Visa that ends in 4242. */
export function aSavedCard(overrides: Partial<SavedCard> = {}): SavedCard {
  return {
    lastFour: '4242',
    brand: 'visa',
    maskedNumber: '************4242',
    status: 'valid',
    expiry: { month: 8, year: 2029 },
    ...overrides,
  };
}
