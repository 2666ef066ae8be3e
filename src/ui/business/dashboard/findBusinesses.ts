import type { Business } from '@/domain/business/Business';

/** The searchable text of a business is built once. A search in a long list compares it at every key. */
const searchable = new WeakMap<Business, string>();

/**
 * The businesses whose names, address or id contain every word of the query, in their order. The search ignores case
 * and vowel marks.
 */
export function findBusinesses(businesses: readonly Business[], query: string): readonly Business[] {
  const words = plain(query)
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return businesses;
  return businesses.filter((business) => {
    const text = searchableOf(business);
    return words.every((word) => text.includes(word));
  });
}

function searchableOf(business: Business): string {
  const known = searchable.get(business);
  if (known !== undefined) return known;
  const { id, name, names, displayName, displayNames, address } = business;
  const texts = [id, name, displayName, address, ...valuesOf(names), ...valuesOf(displayNames)];
  const text = plain(texts.filter((part) => part !== undefined).join('\n'));
  searchable.set(business, text);
  return text;
}

function valuesOf(
  texts: Readonly<Partial<Record<string, string>>> | undefined,
): readonly (string | undefined)[] {
  return Object.values(texts ?? {});
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
