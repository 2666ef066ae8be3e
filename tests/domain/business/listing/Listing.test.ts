import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Business } from '@/domain/business/Business';
import { ALL_DAY } from '@/domain/business/listing/EditedDay';
import {
  changeOf,
  copiedHours,
  fieldsOf,
  isSame,
  listingOf,
  localizedTextIn,
  NO_CONTACT,
  partOf,
  withTexts,
  type BusinessChange,
} from '@/domain/business/listing/Listing';
import { LANGUAGES } from '@/domain/shared/language';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aCompleteBusiness } from '@tests/support/builders/aCompleteBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { aListing } from '@tests/support/builders/aListing';
import { assertProperty } from '../../arbitraries';

describe('the listing of a business', () => {
  it('has a field for every text, day and contact', () => {
    const listing = listingOf(aCompleteBusiness());
    expect(fieldsOf(listing)).toHaveLength(3 * LANGUAGES.length + 7 + 3 + 1);
    expect(listing).toMatchObject({
      'name.ar': 'ليفي للأقفال',
      'description.ar': '',
      'contact.0': aContact(),
    });
  });

  it.each([
    ['Levi Locks', 'name.en'],
    ['לוי מנעולים', 'name.he'],
    ['ليفي', 'name.ar'],
    ['123', 'name.en'],
  ] as const)('has the name %s, which has no language, as %s', (name, field) => {
    expect(listingOf(aBusiness({ name }))[field]).toBe(name);
  });

  it('has the same hours on the days to which they are copied', () => {
    const hours = { isOpen: true, shifts: [ALL_DAY], isUnreadable: false };
    expect(copiedHours(hours, [0, 6])).toEqual({ 'hours.0': hours, 'hours.6': hours });
    expect(copiedHours(hours, [])).toEqual({});
  });

  it('does not repeat a text that has a language', () => {
    const listing = listingOf(aBusiness({ name: 'Levi', names: { he: 'לוי' } }));
    expect([listing['name.en'], listing['name.he']]).toEqual(['', 'לוי']);
  });

  it.each([
    ['name.en', 'texts'],
    ['displayName.he', 'texts'],
    ['description.ar', 'texts'],
    ['hours.3', 'hours'],
    ['contact.1', 'contacts'],
    ['website', 'contacts'],
    ['address', 'contacts'],
    ['photo', 'photo'],
  ] as const)('has the field %s in the part %s', (field, part) => {
    expect(partOf(field)).toBe(part);
  });
});

describe('the texts after a save', () => {
  const texts = { name: 'קפה נור', names: { en: 'Cafe Noor', he: 'קפה נור' } };

  it.each<[string, Partial<Business>, BusinessChange, string | undefined]>([
    ['renames the text without a language that equals a translation', texts, { 'name.he': 'נור' }, 'נור'],
    ['replaces it when that translation is emptied', texts, { 'name.he': '' }, 'Cafe Noor'],
    ['keeps it when another translation is changed', texts, { 'name.en': 'Noor' }, 'קפה נור'],
    ['keeps it when it equals no translation', { ...texts, name: 'Noor' }, { 'name.he': 'נור' }, 'Noor'],
    ['empties it with the last translation', texts, { 'name.en': '', 'name.he': '' }, undefined],
    ['adds none', { ...texts, name: undefined }, { 'name.he': 'נור' }, undefined],
  ])('%s', (_, recorded, change, name) => {
    const business = aBusiness(recorded);
    const edited = { ...listingOf(business), ...change };
    expect(withTexts(business, edited)).toEqual({
      ...business,
      name,
      names: localizedTextIn(edited, 'name'),
    });
  });
});

describe('a change', () => {
  const day = { isOpen: true, isUnreadable: false };

  it.each<[string, BusinessChange, BusinessChange]>([
    ['of nothing', {}, {}],
    ['of spaces around a text', { 'name.en': ' Levi Locks ' }, {}],
    [
      'of a name in two lines',
      { 'name.en': 'Levi\r\nKeys\tand\u202E more' },
      { 'name.en': 'Levi Keys and more' },
    ],
    [
      'of a description with lines',
      { 'description.en': ' One\r\n\r\ntwo\u0007\u200F ' },
      { 'description.en': 'One\n\ntwo' },
    ],
    ['of a description with a tab', { 'description.en': 'Keys\tDoors' }, { 'description.en': 'Keys Doors' }],
    ['of an empty text to one that cannot be seen', { 'description.ar': '\u200C', website: '\u200B' }, {}],
    [
      'of a website without its beginning',
      { website: 'levi.example.com/a' },
      { website: 'https://levi.example.com/a' },
    ],
    [
      'of a website with a port',
      { website: 'levi.example.com:80' },
      { website: 'https://levi.example.com:80' },
    ],
    [
      'of a website of another kind',
      { website: 'ftp://levi.example.com' },
      { website: 'ftp://levi.example.com' },
    ],
    ['of an address', { address: ' Herzl  1 ' }, { address: 'Herzl 1' }],
    ['of a photo', { photo: 'https://a.example/1' }, { photo: 'https://a.example/1' }],
    [
      'of the order of shifts',
      {
        'hours.1': {
          ...day,
          shifts: [
            { opens: '12:00', closes: '13:00' },
            { opens: '08:00', closes: '09:00' },
          ],
        },
      },
      {
        'hours.1': {
          ...day,
          shifts: [
            { opens: '08:00', closes: '09:00' },
            { opens: '12:00', closes: '13:00' },
          ],
        },
      },
    ],
    [
      'of a new contact',
      {
        'contact.1': {
          ...NO_CONTACT,
          name: ' Desk ',
          phoneNumbers: [' 04-555-0101 ', ' '],
          email: 'mailto:a@b.co',
          fax: '',
        },
      },
      { 'contact.1': { ...NO_CONTACT, name: 'Desk', phoneNumbers: ['04-555-0101'], email: 'a@b.co' } },
    ],
    ['of a new contact that stays empty', { 'contact.1': { ...NO_CONTACT, phoneNumbers: [''] } }, {}],
    [
      'of a contact to a name without any way to reach it',
      { 'contact.0': aContact({ phoneNumbers: [''] }) },
      { 'contact.0': aContact({ phoneNumbers: [] }) },
    ],
    [
      'of an email that is none',
      { 'contact.0': aContact({ email: 'a@' }) },
      { 'contact.0': aContact({ email: 'a@' }) },
    ],
  ])('%s', (_, typed, change) => {
    const recorded = aListing({ 'contact.0': aContact() });
    expect(changeOf(recorded, { ...recorded, ...typed })).toEqual(change);
  });

  it('renames a contact that has only a name, and removes it when all is emptied', () => {
    const named = (name: string) => aListing({ 'contact.0': { ...NO_CONTACT, name, phoneNumbers: [''] } });
    expect(changeOf(named('Desk'), named('Reception'))).toEqual({
      'contact.0': { ...NO_CONTACT, name: 'Reception' },
    });
    expect(changeOf(named('Desk'), named(''))['contact.0']).toBe(NO_CONTACT);
  });

  it('removes a contact that the typed listing no longer has', () => {
    expect(changeOf(aListing({ 'contact.0': aContact() }), aListing())).toEqual({ 'contact.0': NO_CONTACT });
  });

  it('holds any changed text, and applied, nothing is left to change', () => {
    const texts = fc.record({
      'name.en': fc.string(),
      'description.he': fc.string({ unit: 'grapheme' }),
      address: fc.string(),
    });
    assertProperty(texts, (typed) => {
      const change = changeOf(aListing(), aListing(typed));
      expect(changeOf(aListing(change), aListing(typed))).toEqual({});
      expect(fieldsOf(change).every((field) => !isSame(field, aListing(), change))).toBe(true);
    });
  });
});
