import { listingOf, type BusinessChange, type Listing } from '@/domain/business/listing/Listing';
import { aBusiness } from './aBusiness';

/** The listing of a business with an English name and nothing else. */
export function aListing(overrides: BusinessChange = {}): Listing {
  return { ...listingOf(aBusiness({ name: undefined, names: { en: 'Levi Locks' } })), ...overrides };
}
