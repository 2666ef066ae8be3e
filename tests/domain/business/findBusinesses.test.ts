import { describe, expect, it } from 'vitest';
import { findBusinesses, searchTextOfBusiness } from '@/domain/business/findBusinesses';
import { aBusiness } from '@tests/support/builders/aBusiness';

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
    expect(searchTextOfBusiness(cafe).split('\n')).toEqual(['amn-2', 'cafe acre', 'acre']);
  });

  it('finds a business by its new name after a change', () => {
    expect(findBusinesses([{ ...cafe, name: 'Bar' }], 'bar')).toHaveLength(1);
  });
});
