import type { Language } from '@/domain/shared/language';
import { nameIn, type Business } from './Business';
import type { CheckedSubscriptions } from './CheckedSubscriptions';

/** How a list is sorted: as the service lists it, the most urgent first, or by name. */
export const BUSINESS_SORTS = ['listed', 'attention', 'name'] as const;
export type BusinessSort = (typeof BUSINESS_SORTS)[number];

/** Creating a collator is far slower than using it. */
const collators = new Map<Language, Intl.Collator>();

/** Businesses with equal names keep their order. */
export function sortBusinesses(
  businesses: readonly Business[],
  sort: BusinessSort,
  language: Language,
  checked: CheckedSubscriptions,
): readonly Business[] {
  if (sort === 'listed') return businesses;
  if (sort === 'attention') return mostUrgentFirst(businesses, checked);
  const { compare } = collatorOf(language);
  return businesses
    .map((business) => ({ business, name: nameIn(business, language).text }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ business }) => business);
}

/** Businesses without an issue, and those whose subscription was not checked, keep their order after the others. */
function mostUrgentFirst(
  businesses: readonly Business[],
  { needingAttention }: CheckedSubscriptions,
): readonly Business[] {
  const ranks = new Map([...needingAttention].map((id, rank) => [id, rank]));
  const rankOf = ({ id }: Business): number => ranks.get(id) ?? ranks.size;
  return businesses.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Compares by the rules of the language, and numbers within names by their value. */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, known);
  return known;
}
