import fc from 'fast-check';
import { aContact } from '@tests/support/builders/aContact';
import { anOpenDay } from '@tests/support/builders/anOpenDay';
import { defined } from '@tests/support/builders/defined';
import { describe, expect, it } from 'vitest';
import { parseBusiness } from '@/adapters/http/business/businessPayload';
import { hasInexactNumber } from '@/adapters/http/business/exactNumbers';
import { type BusinessRecord, changedRecord, listingOfRecord } from '@/adapters/http/business/listingRecord';
import { ParseWarnings } from '@/adapters/http/payload/ParseWarnings';
import type { EndOfDay } from '@/application/ports/ListingRepository';
import { ALL_DAY, type EditedDay } from '@/domain/business/listing/EditedDay';
import { type BusinessChange, type Listing, NO_CONTACT } from '@/domain/business/listing/Listing';
import { mergedChange } from '@/domain/business/listing/mergedChange';
import { assertProperty } from '../../../domain/arbitraries';

function listingIn(record: BusinessRecord): Listing {
  return listingOfRecord(record, defined(parseBusiness(record, new ParseWarnings(), [])));
}

function changed(
  fields: BusinessRecord,
  change: BusinessChange,
  { undone, endOfDay = '24:00' }: { undone?: BusinessRecord; endOfDay?: EndOfDay } = {},
): BusinessRecord {
  const record = { id: 'a', ...fields };
  const { id, ...rest } = changedRecord(record, {
    current: listingIn(record),
    change,
    endOfDay,
    restored: undone,
  });
  expect(id).toBe('a');
  return rest;
}

const DATA = 'multiLanguageData';

describe('a changed text', () => {
  it.each<[string, BusinessRecord, BusinessChange, BusinessRecord]>([
    ['goes into a new map', {}, { 'name.en': 'Levi' }, { [DATA]: { name: { en: 'Levi' } } }],
    [
      'goes into a new map of its own',
      {},
      { 'displayName.he': 'לוי' },
      { multiLanguageDisplayName: { he: 'לוי' } },
    ],
    [
      'stays in the map that it was read from',
      { [DATA]: { name: { en: 'A', xx: 'B' }, more: 1 }, multiLanguageName: { he: 'C', ar: 'D' } },
      { 'name.en': 'E', 'name.he': 'F' },
      { [DATA]: { name: { en: 'E', xx: 'B' }, more: 1 }, multiLanguageName: { he: 'F', ar: 'D' } },
    ],
    [
      'goes into the map that exists',
      { multiLanguageDescription: { he: 'C' } },
      { 'description.en': 'E' },
      { multiLanguageDescription: { he: 'C', en: 'E' } },
    ],
    [
      'is removed from every map, and the other languages stay',
      { [DATA]: { name: { en: 'A', he: 'B' } }, multiLanguageName: { en: 'older' } },
      { 'name.en': '' },
      { [DATA]: { name: { he: 'B' } }, multiLanguageName: {} },
    ],
    [
      'takes the text without a language along that equals it',
      { name: 'A', [DATA]: { name: { en: 'A', he: 'B' } } },
      { 'name.en': 'C' },
      { name: 'C', [DATA]: { name: { en: 'C', he: 'B' } } },
    ],
    [
      'leaves another text without a language',
      { name: 'B', [DATA]: { name: { en: 'A', he: 'B' } } },
      { 'name.en': 'C' },
      { name: 'B', [DATA]: { name: { en: 'C', he: 'B' } } },
    ],
    [
      'that is removed leaves its name to another language',
      { name: 'A', [DATA]: { name: { en: 'A', he: 'B' } } },
      { 'name.en': '' },
      { name: 'B', [DATA]: { name: { he: 'B' } } },
    ],
    [
      'that was the only one is empty',
      { description: 'Opens doors' },
      { 'description.en': '' },
      { description: '' },
    ],
    [
      'that was the only one is empty, also if the text without a language is another one',
      { description: 'Old text', multiLanguageDescription: { en: 'New text' } },
      { 'description.en': '' },
      { description: '', multiLanguageDescription: {} },
    ],
    [
      'gives the one without a language its language',
      { name: 'לוי' },
      { 'name.en': 'Levi' },
      { name: 'לוי', [DATA]: { name: { he: 'לוי', en: 'Levi' } } },
    ],
    [
      'replaces a map that is none',
      { [DATA]: 'none' },
      { 'name.en': 'Levi' },
      { [DATA]: { name: { en: 'Levi' } } },
    ],
  ])('%s', (_, before, change, after) => {
    expect(changed(before, change)).toEqual(after);
  });
});

describe('changed hours', () => {
  const rule = (
    dayOfWeek: unknown,
    startTime: unknown,
    endTime: unknown,
    more: object = {},
  ): BusinessRecord => ({
    dayOfWeek,
    startTime,
    endTime,
    ...more,
  });
  const rules = (...all: readonly unknown[]): BusinessRecord => ({ operatingHours: { rules: all } });

  it.each<[string, BusinessRecord, BusinessChange, BusinessRecord]>([
    [
      'are new rules',
      {},
      { 'hours.1': anOpenDay('08:00-12:00') },
      rules(rule(1, '08:00', '12:00', { isActive: true })),
    ],
    [
      'replace the rules of their day only, and a rule that still exists keeps its other keys',
      rules(
        rule(1, '8:00', '12:00', { id: 7 }),
        'junk',
        rule(2, '08:00', 'later'),
        rule(1, '14:00', '18:00', { id: 8 }),
      ),
      { 'hours.1': anOpenDay('08:00-12:00', '15:00-18:00', '20:00-02:00') },
      rules(
        rule(1, '8:00', '12:00', { id: 7 }),
        rule(1, '15:00', '18:00', { id: 8 }),
        rule(1, '20:00', '02:00', { isActive: true }),
        'junk',
        rule(2, '08:00', 'later'),
      ),
    ],
    [
      'of a closed day keep their times',
      { operatingHours: { note: 'x', rules: [rule(1, '08:00', '12:00', { id: 7 })] } },
      { 'hours.1': { ...anOpenDay('08:00-12:00'), isOpen: false } },
      { operatingHours: { note: 'x', rules: [rule(1, '08:00', '12:00', { id: 7, isActive: false })] } },
    ],
    [
      'of a day that is open again',
      rules(rule(1, '08:00', '12:00', { isActive: false })),
      { 'hours.1': anOpenDay('08:00-12:00') },
      rules(rule(1, '08:00', '12:00', { isActive: true })),
    ],
    [
      'without a shift keep their rules without times, so that the week is closed and not unknown',
      rules(rule(1, '9 am', '5 pm', { id: 7 }), rule(1, '08:00', '12:00'), rule(1, '10:00', '10:00')),
      { 'hours.1': { ...anOpenDay(), isOpen: false } },
      rules(
        rule(1, '9 am', '5 pm', { id: 7, isActive: false }),
        rule(1, '08:00', '08:00', { isActive: false }),
        rule(1, '10:00', '10:00', { isActive: false }),
      ),
    ],
    [
      'are spelled as the others: English days and seconds',
      rules(rule('Sunday', '08:00:00', '12:00:00')),
      { 'hours.2': anOpenDay('09:30-13:00') },
      rules(
        rule('Sunday', '08:00:00', '12:00:00'),
        rule('Tuesday', '09:30:00', '13:00:00', { isActive: true }),
      ),
    ],
    [
      'are spelled as the others: digits',
      rules(rule('0', '0800', '1200')),
      { 'hours.2': anOpenDay('09:30-13:00') },
      rules(rule('0', '0800', '1200'), rule('2', '0930', '1300', { isActive: true })),
    ],
    [
      'are spelled as the others: dates',
      rules(rule(0, '2020-01-01T08:00:00Z', '2020-01-01T12:00:00Z')),
      { 'hours.0': anOpenDay('09:30-13:00') },
      rules(rule(0, '2020-01-01T09:30:00Z', '2020-01-01T13:00:00Z')),
    ],
    [
      'end at the full minute, whatever the seconds of the earlier end',
      rules(rule(0, '00:00:00', '23:59:59'), rule(1, '00:00:00.000', '23:59:59.999')),
      { 'hours.0': anOpenDay('09:00-17:00'), 'hours.1': anOpenDay('09:00-17:00') },
      rules(rule(0, '09:00:00', '17:00:00'), rule(1, '09:00:00.000', '17:00:00.000')),
    ],
    [
      'keep the seconds of a time that stays',
      rules(rule(0, '09:00:00', '23:59:59')),
      { 'hours.0': anOpenDay('10:00-23:59') },
      rules(rule(0, '10:00:00', '23:59:59')),
    ],
    [
      'with dates end on the day they begin',
      rules(rule(0, '2026-01-01T18:00Z', '2026-01-02T02:00Z')),
      { 'hours.0': anOpenDay('09:00-17:00') },
      rules(rule(0, '2026-01-01T09:00Z', '2026-01-01T17:00Z')),
    ],
    [
      'with dates end on the next day when they pass midnight',
      rules(rule(0, '2026-01-31T09:00:00+02:00', '2026-01-31T17:00:00+02:00')),
      { 'hours.0': anOpenDay('18:00-02:00') },
      rules(rule(0, '2026-01-31T18:00:00+02:00', '2026-02-01T02:00:00+02:00')),
    ],
    [
      'keep a date that does not exist',
      rules(rule(0, '2026-00-00T09:00Z', '2026-00-00T17:00Z')),
      { 'hours.0': anOpenDay('10:00-17:00') },
      rules(rule(0, '2026-00-00T10:00Z', '2026-00-00T17:00Z')),
    ],
    [
      'are spelled plainly where the others cannot be read',
      rules(rule(0, null, 'late')),
      { 'hours.0': anOpenDay('09:30-13:00') },
      rules(rule(0, '09:30', '13:00')),
    ],
    [
      'until midnight keep the way in which it is written',
      rules(rule(0, '18:00', '24:00'), rule(0, '08:00', '12:00')),
      { 'hours.0': anOpenDay('09:00-12:00', '18:00-00:00') },
      rules(rule(0, '09:00', '12:00'), rule(0, '18:00', '24:00')),
    ],
  ])('%s', (_, before, change, after) => {
    expect(changed(before, change)).toEqual(after);
  });

  it.each(['24:00', '23:59'] as const)('of 24 hours end at %s', (endOfDay) => {
    const day: EditedDay = { isOpen: true, shifts: [ALL_DAY], isUnreadable: false };
    expect(changed({}, { 'hours.6': day }, { endOfDay })).toEqual(
      rules(rule(6, '00:00', endOfDay, { isActive: true })),
    );
    expect(changed(rules(rule(5, '00:00:00', '23:59:59')), { 'hours.6': day }, { endOfDay })).toEqual(
      rules(
        rule(5, '00:00:00', '23:59:59'),
        rule(6, '00:00:00', endOfDay === '24:00' ? '24:00:00' : '23:59:59', { isActive: true }),
      ),
    );
    expect(changed(rules(rule(6, '00:00', '00:00')), { 'hours.6': day }, { endOfDay })).toEqual(
      rules(rule(6, '00:00', '00:00')),
    );
  });

  it.each([
    ['00:00:00', '24:00', '24:00:00'],
    ['00:00', '23:59', '23:59'],
    ['23:59', '24:00', '23:59'],
  ] as const)('of 24 hours until %s that are closed can still be read (%s)', (end, endOfDay, written) => {
    const before = rules(rule(6, end === '00:00:00' ? end : '00:00', end));
    const day: EditedDay = { isOpen: false, shifts: [ALL_DAY], isUnreadable: false };
    const after = changed(before, { 'hours.6': day }, { endOfDay });
    expect(after).toEqual(rules(rule(6, end === '00:00:00' ? end : '00:00', written, { isActive: false })));
    expect(listingIn({ id: 'a', ...after })['hours.6']).toEqual(day);
  });

  it('that are undone are the rules of the earlier record, also those that cannot be read', () => {
    const before = rules(rule(0, '09:00', null, { id: 7 }), rule(1, '08:00', '12:00'), rule(0, '16:00', ''));
    const now = rules('junk', rule(0, '09:00', '17:00'), rule(1, '08:00', '13:00', { id: 9 }));
    const { 'hours.0': hours } = listingIn({ id: 'a', ...before });
    expect(changed(now, { 'hours.0': hours }, { undone: before })).toEqual(
      rules(
        'junk',
        rule(0, '09:00', null, { id: 7 }),
        rule(0, '16:00', ''),
        rule(1, '08:00', '13:00', { id: 9 }),
      ),
    );
  });
});

describe('changed contacts', () => {
  const OFFICE = { phoneNumbers: ['04-555-0101', 7], name: 'Office', email: null, id: 1 };

  it.each<[string, BusinessRecord, BusinessChange, BusinessRecord]>([
    [
      'are a new list',
      {},
      { 'contact.0': aContact() },
      { contactInfo: [{ name: 'Office', phoneNumbers: ['03-555-0101'] }] },
    ],
    [
      'keep their other keys, and the other contacts',
      { contactInfo: [OFFICE, 'junk', { fax: '1' }] },
      { 'contact.0': aContact({ phoneNumbers: ['04-555-0101'], email: 'a@b.co' }) },
      { contactInfo: [{ ...OFFICE, email: 'a@b.co' }, 'junk', { fax: '1' }] },
    ],
    [
      'have other phones, and one that is no text stays',
      { contactInfo: [OFFICE] },
      { 'contact.0': aContact({ phoneNumbers: [], email: 'a@b.co' }) },
      { contactInfo: [{ ...OFFICE, phoneNumbers: [7], email: 'a@b.co' }] },
    ],
    [
      'have other names, phones and an emptied fax',
      {
        contactInfo: [{ name: 'Office', fax: '04', multiLanguageName: { he: 'משרד', ar: 'مكتب', xx: 'x' } }],
      },
      { 'contact.0': aContact({ name: undefined, names: { ar: 'محل', en: 'Shop' } }) },
      {
        contactInfo: [
          {
            name: '',
            fax: '',
            multiLanguageName: { ar: 'محل', en: 'Shop', xx: 'x' },
            phoneNumbers: ['03-555-0101'],
          },
        ],
      },
    ],
    [
      'are removed',
      { contactInfo: [OFFICE, { fax: '1' }] },
      { 'contact.0': NO_CONTACT },
      { contactInfo: [{ fax: '1' }] },
    ],
    [
      'are added at the end, and what cannot be read stays',
      { contactInfo: [OFFICE, { id: 2 }, null] },
      {
        'contact.1': aContact(),
        'contact.2': aContact({ name: 'Shop' }),
        'contact.5': aContact({ name: 'Desk' }),
        'contact.6': NO_CONTACT,
      },
      {
        contactInfo: [
          OFFICE,
          { id: 2 },
          null,
          { name: 'Office', phoneNumbers: ['03-555-0101'] },
          { name: 'Shop', phoneNumbers: ['03-555-0101'] },
          { name: 'Desk', phoneNumbers: ['03-555-0101'] },
        ],
      },
    ],
    [
      'are one contact where the record has room for one',
      { contactInfo: { phoneNumber: '1', email: 'a@b.co', website: 'https://a.co', id: 3 } },
      { 'contact.0': aContact({ name: undefined }) },
      { contactInfo: { phoneNumber: '03-555-0101', email: '', website: 'https://a.co', id: 3 } },
    ],
    [
      'are no contact where the record has room for one',
      { contactInfo: { phoneNumber: '1' } },
      { 'contact.0': NO_CONTACT },
      { contactInfo: { phoneNumber: '' } },
    ],
  ])('%s', (_, before, change, after) => {
    expect(changed(before, change)).toEqual(after);
  });

  it('that are undone bring back an emptied text without a language', () => {
    const before = { description: 'Old text', multiLanguageDescription: { en: 'New text' } };
    const now = { description: '', multiLanguageDescription: {} };
    expect(changed(now, { 'description.en': 'New text' }, { undone: before })).toEqual(before);
    expect(changed(now, { 'description.en': 'New text' })).toEqual({ ...before, description: '' });
  });

  it('that are undone are those of the earlier record', () => {
    const before = { contactInfo: [OFFICE, 'junk'] };
    expect(changed({ contactInfo: [] }, { 'contact.0': aContact() }, { undone: before })).toEqual(before);
    expect(changed({ address: 'a' }, { address: 'b' }, { undone: before })).toEqual({ address: 'b' });
  });

  it('are a conflict where the record has room for one, which was empty and filled elsewhere', () => {
    const slot = (phoneNumber: string) => listingIn({ id: 'a', contactInfo: { phoneNumber } });
    const change = { 'contact.0': aContact({ name: undefined, phoneNumbers: ['04-555-0102'] }) };
    expect(mergedChange(slot(''), slot('04-555-0101'), change)).toEqual({
      change,
      conflicts: ['contact.0'],
      before: { 'contact.0': NO_CONTACT },
    });
  });

  it('that are undone leave the other values of the only contact as they are now', () => {
    const before = { contactInfo: { phoneNumber: '03-555-0100', website: 'https://a.co' } };
    const now = { contactInfo: { phoneNumber: '03-555-0199', website: 'https://b.co', room: 4 } };
    const change = { 'contact.0': aContact({ phoneNumbers: ['03-555-0100'], email: undefined }) };
    expect(changed(now, change, { undone: before })).toEqual({
      contactInfo: { phoneNumber: '03-555-0100', website: 'https://b.co', room: 4 },
    });
  });
});

describe('a changed line', () => {
  it.each<[string, BusinessRecord, BusinessChange, BusinessRecord]>([
    ['a new photo', {}, { photo: 'https://a/1' }, { profilePhoto: 'https://a/1' }],
    [
      'a photo where it was',
      { profilePhoto: ' ', profileImage: 'https://a/1', image: 'https://a/2' },
      { photo: 'https://a/3' },
      { profilePhoto: ' ', profileImage: 'https://a/3', image: 'https://a/2' },
    ],
    [
      'a removed photo everywhere',
      { profileImage: 'https://a/1', image: 'https://a/2', coverPhoto: 'c' },
      { photo: '' },
      { profileImage: '', image: '', coverPhoto: 'c' },
    ],
    [
      'a website beside a list',
      { contactInfo: [] },
      { website: 'https://a.co' },
      { contactInfo: [], website: 'https://a.co' },
    ],
    [
      'a website in the contact',
      { contactInfo: {} },
      { website: 'https://a.co' },
      { contactInfo: { website: 'https://a.co' } },
    ],
    [
      'a website beside the contact, where it was',
      { contactInfo: {}, website: 'https://a.co' },
      { website: 'https://b.co' },
      { contactInfo: {}, website: 'https://b.co' },
    ],
    ['an address', { address: 'a' }, { address: 'b' }, { address: 'b' }],
  ])('is %s', (_, before, change, after) => {
    expect(changed(before, change)).toEqual(after);
  });
});

describe('a number', () => {
  it.each(['0', '-0', '1.0', '1e2', '0.1', '34.98765432109', '9007199254740992', '-12.50', '1E-7', '1e21'])(
    'that comes back as it is: %s',
    (number) => {
      expect(hasInexactNumber(`{"a":[${number}]}`)).toBe(false);
    },
  );

  it.each(['9007199254740993', '-12345678901234567890', '0.12345678901234567890', '1e400'])(
    'that would come back as another one: %s',
    (number) => {
      expect(hasInexactNumber(`[${number}]`)).toBe(true);
    },
  );

  it('in a text is none', () => {
    expect(hasInexactNumber('{"9007199254740993":"a \\" 9007199254740993"}')).toBe(false);
  });

  it('that JavaScript has written is exact', () => {
    assertProperty(fc.jsonValue(), (value) => {
      expect(hasInexactNumber(JSON.stringify(value))).toBe(false);
    });
  });

  it('of any size is known to be exact or not', () => {
    const numbers = fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n });
    assertProperty(fc.array(numbers), fc.nat({ max: 3 }), (all, depth) => {
      const json = `${'{"a":['.repeat(depth)}[${all.join()}]${']}'.repeat(depth)}`;
      expect(hasInexactNumber(json)).toBe(all.some((number) => BigInt(Number(number)) !== number));
    });
  });
});
