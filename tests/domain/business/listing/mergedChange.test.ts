import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeOf, NO_CONTACT, type BusinessChange } from '@/domain/business/listing/Listing';
import { isSameIn, mergedChange, undoOf } from '@/domain/business/listing/mergedChange';
import { aContact } from '@tests/support/builders/aContact';
import { aListing } from '@tests/support/builders/aListing';
import { assertProperty } from '../../arbitraries';

const OFFICE = aContact();
const DESK = aContact({ name: 'Desk', phoneNumbers: ['04-555-0102'] });
const NIGHT = aContact({ name: 'Night', phoneNumbers: ['*4555'] });

describe('a change of a listing that was changed elsewhere', () => {
  const before = aListing({ 'name.he': 'לוי', 'contact.0': OFFICE, 'contact.1': DESK });

  it.each<[string, BusinessChange, BusinessChange, BusinessChange, readonly string[]]>([
    ['in nothing', {}, { 'name.en': 'Keys' }, { 'name.en': 'Keys' }, []],
    ['in another field', { address: 'Herzl 1' }, { 'name.en': 'Keys' }, { 'name.en': 'Keys' }, []],
    [
      'in the same way',
      { 'name.en': 'Keys' },
      { 'name.en': 'Keys', website: 'https://a.co' },
      { website: 'https://a.co' },
      [],
    ],
    ['in the same field', { 'name.en': 'Doors' }, { 'name.en': 'Keys' }, { 'name.en': 'Keys' }, ['name.en']],
    [
      'in another contact',
      { 'contact.0': NIGHT },
      { 'contact.1': NO_CONTACT },
      { 'contact.1': NO_CONTACT },
      [],
    ],
    [
      'in the same contact',
      { 'contact.1': NIGHT },
      { 'contact.1': NO_CONTACT },
      { 'contact.1': NO_CONTACT },
      ['contact.1'],
    ],
    ['with the same new contact', { 'contact.2': NIGHT }, { 'contact.2': NIGHT }, {}, []],
    [
      'with a new contact, while a copy of one is added',
      { 'contact.2': NIGHT },
      { 'contact.2': OFFICE },
      { 'contact.3': OFFICE },
      [],
    ],
    [
      'with a new contact before this one',
      { 'contact.2': NIGHT },
      { 'contact.2': aContact({ name: 'Fax' }), 'contact.3': aContact({ name: 'Shop' }) },
      { 'contact.3': aContact({ name: 'Fax' }), 'contact.4': aContact({ name: 'Shop' }) },
      [],
    ],
  ])('%s', (_, elsewhere, change, merged, conflicts) => {
    const result = mergedChange(before, { ...before, ...elsewhere }, change);
    expect([result.change, result.conflicts]).toEqual([merged, conflicts]);
  });

  it('follows a contact that has another index now', () => {
    const now = aListing({ 'name.he': 'לוי', 'contact.0': DESK });
    const changed = { ...DESK, fax: '04-555-0103' };
    expect(mergedChange(before, now, { 'contact.1': changed })).toEqual({
      change: { 'contact.0': changed },
      conflicts: [],
      before: {},
    });
  });

  it('asks about a contact that was removed elsewhere, and would add it again', () => {
    const now = aListing({ 'name.he': 'לוי', 'contact.0': DESK });
    expect(mergedChange(before, now, { 'contact.0': NIGHT })).toEqual({
      change: { 'contact.1': NIGHT },
      conflicts: ['contact.1'],
      before: { 'contact.1': OFFICE },
    });
  });

  it('is empty when a contact was removed on both sides', () => {
    const now = aListing({ 'name.he': 'לוי', 'contact.0': DESK });
    expect(mergedChange(before, now, { 'contact.0': NO_CONTACT }).change).toEqual({});
  });

  it('never conflicts when only one side has changed anything', () => {
    const texts = fc.record({ 'name.en': fc.string(), address: fc.string(), 'description.ar': fc.string() });
    assertProperty(texts, (typed) => {
      const change = changeOf(before, { ...before, ...typed });
      expect(mergedChange(before, before, change)).toEqual({ change, conflicts: [], before: {} });
      expect(mergedChange(before, { ...before, ...change }, change).change).toEqual({});
      expect(mergedChange(before, { ...before, ...change }, {}).conflicts).toEqual([]);
    });
  });
});

describe('the same listing', () => {
  const listing = aListing({ 'contact.0': OFFICE, 'contact.1': DESK });

  it('in a contact has the same list of contacts, whatever their indexes', () => {
    const moved = aListing({ 'contact.0': NO_CONTACT, 'contact.4': OFFICE, 'contact.7': DESK });
    expect(isSameIn(['contact.0', 'name.en'], listing, moved)).toBe(true);
    expect(isSameIn(['contact.0'], listing, aListing({ 'contact.0': OFFICE }))).toBe(false);
    expect(isSameIn(['contact.5'], listing, aListing({ 'contact.0': DESK, 'contact.1': OFFICE }))).toBe(
      false,
    );
  });

  it('in other fields may have other contacts', () => {
    expect(isSameIn(['name.en', 'hours.0'], listing, aListing())).toBe(true);
    expect(isSameIn(['name.en'], listing, aListing({ 'name.en': 'Keys' }))).toBe(false);
  });
});

describe('an undo', () => {
  it('has the earlier values of the changed fields only', () => {
    const before = aListing({ address: 'Herzl 1' });
    const after = aListing({ 'name.en': 'Keys', address: 'Herzl 2', website: 'https://a.co' });
    expect(undoOf(before, after, { 'name.en': 'Keys', website: 'https://a.co' })).toEqual({
      'name.en': 'Levi Locks',
      website: '',
    });
  });

  it('restores the list of contacts', () => {
    const before = aListing({ 'contact.0': OFFICE, 'contact.1': DESK });
    const after = aListing({ 'contact.0': DESK, 'contact.1': NIGHT, 'contact.2': OFFICE });
    const undo = undoOf(before, after, { 'contact.0': NO_CONTACT });
    expect(undo).toEqual({ 'contact.0': OFFICE, 'contact.1': DESK, 'contact.2': NO_CONTACT });
    expect(isSameIn(['contact.0'], { ...after, ...undo }, before)).toBe(true);
  });

  it('restores the order of the contacts, also beside an empty one of the service, which has no field', () => {
    const before = aListing({ 'contact.0': OFFICE, 'contact.2': DESK });
    const after = aListing({ 'contact.1': DESK, 'contact.2': NIGHT });
    const undo = undoOf(before, after, { 'contact.0': NO_CONTACT, 'contact.3': NIGHT });
    const { change } = mergedChange(after, after, undo);
    expect(isSameIn(['contact.0'], { ...after, ...change }, before)).toBe(true);
  });
});
