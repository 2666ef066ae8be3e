import { isActive, type Business } from './Business';
import type { CheckedSubscriptions } from './CheckedSubscriptions';

/** The parts of a list that can be shown alone. */
export const BUSINESS_FILTERS = ['all', 'attention', 'active', 'inactive', 'unsubscribed'] as const;
export type BusinessFilter = (typeof BUSINESS_FILTERS)[number];

type Admits = (business: Business, checked: CheckedSubscriptions) => boolean;

const ADMITS: Readonly<Record<Exclude<BusinessFilter, 'all'>, Admits>> = {
  attention: ({ id }, { needingAttention }) => needingAttention.has(id),
  active: isActive,
  inactive: (business) => !isActive(business),
  unsubscribed: ({ id }, { unsubscribed }) => unsubscribed.has(id),
};

/** Whether a filter asks for subscriptions. It shows only businesses whose subscription is known. */
export function needsSubscriptions(filter: BusinessFilter): boolean {
  return filter === 'attention' || filter === 'unsubscribed';
}

export function filterBusinesses(
  businesses: readonly Business[],
  filter: BusinessFilter,
  checked: CheckedSubscriptions,
): readonly Business[] {
  if (filter === 'all') return businesses;
  return businesses.filter((business) => ADMITS[filter](business, checked));
}

/** The number of businesses that each filter shows. */
export function countByFilter(
  businesses: readonly Business[],
  checked: CheckedSubscriptions,
): Readonly<Record<BusinessFilter, number>> {
  const counts = { all: businesses.length, attention: 0, active: 0, inactive: 0, unsubscribed: 0 };
  for (const business of businesses) {
    counts[isActive(business) ? 'active' : 'inactive'] += 1;
    if (ADMITS.attention(business, checked)) counts.attention += 1;
    if (ADMITS.unsubscribed(business, checked)) counts.unsubscribed += 1;
  }
  return counts;
}
