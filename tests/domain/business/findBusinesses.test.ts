import { describe, expect, it } from 'vitest';
import { findBusinesses, searchIndexOf } from '@/domain/business/findBusinesses';
import { aBusiness } from '@tests/support/builders/aBusiness';
import { aContact } from '@tests/support/builders/aContact';
import { SEARCHED } from '@tests/support/whatPeoplePaste';

const locks = aBusiness({
  id: 'AMN-1',
  names: { en: 'Haddad Locks', he: 'מנעולי חדאד', ar: 'أقفال حدّاد' },
  displayNames: { en: 'Locks by Noor' },
  address: 'Ben Yehuda בן יהודה 12, Haifa',
});
const cafe = aBusiness({ id: 'AMN-2', name: 'Café Acre', names: {}, address: 'Acre' });
const all = [locks, cafe];

describe('The search of businesses', () => {
  it.each([
    ['haddad', locks],
    ['  HADDAD   locks ', locks],
    ['noor', locks],
    ['yehuda', locks],
    ['amn-2', cafe],
    ['יהודה ١٢', locks],
    ['חַדְאָד', locks],
    ['cafe', cafe],
    ['חדאד', locks],
    ['حداد', locks],
  ])('finds by name in any language, by address and by id: %s', (query, found) => {
    expect(findBusinesses(all, query)).toEqual([found]);
  });

  it('returns all businesses in their order for an empty query', () => {
    expect(findBusinesses(all, '  ')).toBe(all);
    expect(findBusinesses(all, 'a')).toEqual(all);
  });

  it('returns the businesses that contain every word, and an empty list without a match', () => {
    expect(findBusinesses(all, 'acre haddad')).toEqual([]);
  });

  it('finds no word that is put together from two texts', () => {
    expect(findBusinesses(all, 'acreacre')).toEqual([]);
  });

  it('looks at the texts that exist, and at nothing else', () => {
    expect(searchIndexOf(cafe).text.split('\n')).toEqual(['amn 2', 'cafe acre', 'acre', 'amn2']);
  });

  it.each(SEARCHED.flatMap(([name, typed]) => typed.map((query) => [query, name] as const)))(
    'finds by what owners type: %s for %s',
    (query, name) => {
      const business = aBusiness({ id: 'AMN-3', name, names: {}, address: undefined, contacts: [] });
      expect(findBusinesses([...all, business], query)).toContain(business);
      expect(findBusinesses([business], `${query} נעדר`)).toEqual([]);
    },
  );

  it.each([
    '052-123-4567',
    '0521234567',
    '+972521234567',
    '+972 (0)52 123 4567',
    '00972 52-1234567',
    '٠٥٢١٢٣٤٥٦٧',
    '052 123',
    '123-4567',
    '2700',
    '*2700',
    'DANA@example.com',
    'amn4',
    'AMN–4',
  ])('finds by phone number, email and id in any format: %s', (query) => {
    const business = aBusiness({
      id: 'AMN-4',
      contacts: [aContact({ phoneNumbers: ['\u200F٠٥٢-١٢٣٤٥٦٧', '*2700'], email: '\u200Fdana@example.com' })],
    });
    expect(findBusinesses([...all, business], query)).toEqual([business]);
  });

  it('finds a number of the emergency services by its digits', () => {
    const business = aBusiness({
      id: 'AMN-5',
      contacts: [aContact({ phoneNumbers: ['+972 3-123-4567', '1599', 'ask'] })],
    });
    for (const query of ['03-123-4567', '972 3 123 4567', '1599'])
      expect(findBusinesses([business], query)).toEqual([business]);
  });

  it('does not take the number of a house for a part of a phone number', () => {
    const business = aBusiness({ id: 'AMN-5', contacts: [aContact({ phoneNumbers: ['052-777-1298'] })] });
    expect(findBusinesses([business], '12')).toEqual([]);
  });

  it('finds a business by its new name after a change', () => {
    expect(findBusinesses([{ ...cafe, name: 'Bar' }], 'bar')).toHaveLength(1);
  });
});
