import { describe, expect, it } from 'vitest';
import { NO_CONTACT } from '@/domain/business/listing/Listing';
import { restoredChange } from '@/domain/business/listing/ListingDraft';
import { aContact } from '@tests/support/builders/aContact';
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

  it('keeps a space at the end of what is being typed', () => {
    const draft = aListingDraft({ typed: { 'name.en': 'Levi & ' } });
    expect(restoredChange('texts', draft, aListing()).change).toEqual({ 'name.en': 'Levi & ' });
  });

  it('keeps a contact as it is typed, also at another index', () => {
    const [first, second] = [aContact({ name: 'First' }), aContact({ name: 'Second' })];
    const typed = { ...second, phoneNumbers: ['03-555-0101 ', ''] };
    const draft = aListingDraft({
      recorded: { 'contact.0': first, 'contact.1': second },
      typed: { 'contact.1': { ...typed, email: 'dana@example.com ' } },
    });
    expect(restoredChange('contacts', draft, aListing({ 'contact.0': second })).change).toEqual({
      'contact.0': { ...typed, email: 'dana@example.com ' },
    });
  });

  it('keeps the name of a contact whose last number is being replaced', () => {
    const recorded = { 'contact.0': aContact({ name: 'Dana', phoneNumbers: ['03-555-0101'] }) };
    const typed = { 'contact.0': { ...NO_CONTACT, name: 'Dana' } };
    const draft = aListingDraft({ recorded, typed });
    expect(restoredChange('contacts', draft, aListing(recorded)).change).toEqual(typed);
  });

  it('keeps the index of a new contact that follows an empty one', () => {
    const recorded = { 'contact.0': aContact() };
    const typed = { 'contact.2': { ...NO_CONTACT, name: 'Mine' } };
    const draft = aListingDraft({ recorded, typed });
    expect(restoredChange('contacts', draft, aListing(recorded)).change).toEqual(typed);
  });

  it('changes only its own part', () => {
    const draft = aListingDraft({ typed: { 'name.en': 'Levi & Sons', address: 'Haifa' } });
    expect(restoredChange('texts', draft, aListing()).change).toEqual({ 'name.en': 'Levi & Sons' });
  });

  it('leaves a contact alone that was added elsewhere at the index of its own new one', () => {
    const named = (name: string) => ({ ...NO_CONTACT, name });
    const recorded = { 'contact.0': named('First') };
    const draft = aListingDraft({ recorded, typed: { 'contact.1': named('Mine') } });
    const now = aListing({ ...recorded, 'contact.1': named('Theirs') });
    expect(restoredChange('contacts', draft, now)).toEqual({
      change: { 'contact.2': named('Mine') },
      conflicts: [],
      before: {},
    });
  });
});
