import type { Language } from '@/domain/shared/language';
import { nameIn, type Business } from './Business';

/** The orders of a list: as the service lists it, or by name. */
export const BUSINESS_ORDERS = ['listed', 'name'] as const;
export type BusinessOrder = (typeof BUSINESS_ORDERS)[number];

/** Creating a collator is far slower than using it. */
const collators = new Map<Language, Intl.Collator>();

/** Businesses with equal names keep their order. */
export function sortBusinesses(
  businesses: readonly Business[],
  order: BusinessOrder,
  language: Language,
): readonly Business[] {
  if (order === 'listed') return businesses;
  const { compare } = collatorOf(language);
  return businesses
    .map((business) => ({ business, name: nameIn(business, language).text }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ business }) => business);
}

/** Compares by the rules of the language, and numbers within names by their value. */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
}
