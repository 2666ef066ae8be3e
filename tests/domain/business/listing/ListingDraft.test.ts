import { describe, expect, it } from 'vitest';
import { restoredChange } from '@/domain/business/listing/ListingDraft';
import { aListing } from '@tests/support/builders/aListing';
import { aListingDraft } from '@tests/support/builders/aListingDraft';

describe('A draft of a listing', () => {
  it('is a change of the record as it is now', () => {
    const now = aListing({ 'name.he': 'לוי' });
    expect(restoredChange('texts', aListingDraft(), now)).toMatchObject({
      change: { 'name.en': 'Levi & Sons' },
      conflicts: [],
    });
  });

  it('has a conflict where the record was changed elsewhere', () => {
    const now = aListing({ 'name.en': 'Levi Keys' });
    expect(restoredChange('texts', aListingDraft(), now)).toMatchObject({
      conflicts: ['name.en'],
      before: { 'name.en': 'Levi Locks' },
    });
  });

  it('changes nothing once it is saved', () => {
    expect(restoredChange('texts', aListingDraft(), aListing({ 'name.en': 'Levi & Sons' })).change).toEqual(
      {},
    );
  });

  it('changes only its own part', () => {
    const draft = aListingDraft({ typed: { 'name.en': 'Levi & Sons', address: 'Haifa' } });
    expect(restoredChange('texts', draft, aListing()).change).toEqual({ 'name.en': 'Levi & Sons' });
  });
});
