import { describe, expect, it } from 'vitest';
import { findBusinesses } from '@/ui/business/dashboard/findBusinesses';
import { aBusiness } from '@tests/support/builders/aBusiness';

const locks = aBusiness({
  id: 'AMN-1',
  names: { en: 'Haddad Locks', he: 'מנעולי חדאד', ar: 'أقفال حدّاد' },
  displayNames: { en: 'Locks by Noor' },
  address: 'Ben Yehuda 12, Haifa',
});
const cafe = aBusiness({ id: 'AMN-2', name: 'Café Acre', names: {}, address: 'Acre' });
const all = [locks, cafe];

describe('the search in the businesses', () => {
  it.each([
    ['haddad', locks],
    ['  HADDAD   locks ', locks],
    ['noor', locks],
    ['yehuda', locks],
    ['amn-2', cafe],
    ['cafe', cafe],
    ['חדאד', locks],
    ['حداد', locks],
  ])('finds by name in any language, address and id: %s', (query, found) => {
    expect(findBusinesses(all, query)).toEqual([found]);
  });

  it('finds everything, in its order, without a word to search for', () => {
    expect(findBusinesses(all, '  ')).toBe(all);
    expect(findBusinesses(all, 'a')).toEqual(all);
  });

  it('finds what has every word, and says when nothing has', () => {
    expect(findBusinesses(all, 'acre haddad')).toEqual([]);
  });

  it('knows the new name of a business that has changed', () => {
    expect(findBusinesses([{ ...cafe, name: 'Bar' }], 'bar')).toHaveLength(1);
  });
});
