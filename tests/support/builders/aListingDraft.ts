import type { ListingDraft } from '@/domain/business/listing/ListingDraft';
import { aMoment } from './aMoment';

/** A typed name of a business. */
export function aListingDraft(overrides: Partial<ListingDraft> = {}): ListingDraft {
  return {
    recorded: { 'name.en': 'Levi Locks', 'name.he': '' },
    typed: { 'name.en': 'Levi & Sons' },
    savedAt: aMoment(),
    ...overrides,
  };
}
