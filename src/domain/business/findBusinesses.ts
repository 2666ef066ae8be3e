import { searchTextOf, searchWordsOf } from '@/domain/shared/searchText';
import type { Business } from './Business';

/** The search text of a business is computed once. A search in a long list compares it at every key. */
const searchTexts = new WeakMap<Business, string>();

/** The businesses whose names, address or id contain every word of the query, in their order. */
export function findBusinesses(businesses: readonly Business[], query: string): readonly Business[] {
  const words = searchWordsOf(query);
  if (words.length === 0) return businesses;
  return businesses.filter((business) => {
    const text = searchTextOfBusiness(business);
    return words.every((word) => text.includes(word));
  });
}

/** The names, address and id in the form in which they are searched. */
export function searchTextOfBusiness(business: Business): string {
  const known = searchTexts.get(business);
  if (known !== undefined) return known;
  const { id, name, names, displayName, displayNames, address } = business;
  const texts = [id, name, displayName, address, ...Object.values(names), ...Object.values(displayNames)];
  const text = texts.flatMap((part) => (part === undefined ? [] : searchTextOf(part))).join('\n');
  searchTexts.set(business, text);
  return text;
}
