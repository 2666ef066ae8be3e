import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUSINESS_FILTERS } from '@/domain/business/businessFilter';
import { BUSINESS_SORTS } from '@/domain/business/sortBusinesses';
import { listSearch, MAX_QUERY_LENGTH, parseListView } from '@/ui/business/dashboard/listView';
import { anyText, assertProperty } from '@tests/domain/arbitraries';

const WHOLE = { filter: 'all', sort: 'listed', query: '', page: 1 };

describe('the view of a list in the URL', () => {
  it.each([
    ['', WHOLE],
    ['?show=active', { ...WHOLE, filter: 'active' }],
    ['?sort=name&page=3', { ...WHOLE, sort: 'name', page: 3 }],
    ['?q=%20Haddad+Acre', { ...WHOLE, query: ' Haddad Acre' }],
    ['?q=%D7%97%D7%93%D7%90%D7%93', { ...WHOLE, query: 'חדאד' }],
    ['?show=draft&sort=price&page=0', WHOLE],
    ['?page=-1', WHOLE],
    ['?page=1e3', WHOLE],
    ['?page=1234567', WHOLE],
    ['?show=active&show=inactive', { ...WHOLE, filter: 'active' }],
    ['?show=__proto__&q=%', { ...WHOLE, query: '%' }],
    [`?q=${'a'.repeat(5000)}`, { ...WHOLE, query: 'a'.repeat(MAX_QUERY_LENGTH) }],
  ])('%s', (search, view) => {
    expect(parseListView(search)).toEqual(view);
  });

  it('is left out for the whole list', () => {
    expect(listSearch(parseListView('?show=all&sort=listed&q=&page=1'))).toBe('');
  });

  it('is read as it was written', () => {
    const view = fc.record({
      filter: fc.constantFrom(...BUSINESS_FILTERS),
      sort: fc.constantFrom(...BUSINESS_SORTS),
      query: fc.string({ maxLength: MAX_QUERY_LENGTH }),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    assertProperty(view, (written) => {
      expect(parseListView(listSearch(written))).toEqual(written);
    });
  });

  it('is valid for any text', () => {
    assertProperty(anyText, (text) => {
      const view = parseListView(text);
      expect(parseListView(listSearch(view))).toEqual(view);
    });
  });
});
