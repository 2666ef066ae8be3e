import { isActive, type Business } from './Business';
import type { BusinessId } from './BusinessId';
import type { CheckedSubscriptions } from './CheckedSubscriptions';
import { countActive } from './countActive';

export const BUSINESS_FILTERS = ['all', 'attention', 'active', 'inactive', 'unsubscribed'] as const;
export type BusinessFilter = (typeof BUSINESS_FILTERS)[number];

type Predicate = (business: Business, checked: CheckedSubscriptions) => boolean;

const PREDICATES: Readonly<Record<Exclude<BusinessFilter, 'all'>, Predicate>> = {
  attention: ({ id }, { needingAttention }) => needingAttention.has(id),
  active: isActive,
  inactive: (business) => !isActive(business),
  unsubscribed: ({ id }, { unsubscribed }) => unsubscribed.has(id),
};

/** True for the filters that depend on subscriptions. They show only businesses whose subscription is known. */
export function needsSubscriptions(filter: BusinessFilter): filter is 'attention' | 'unsubscribed' {
  return filter === 'attention' || filter === 'unsubscribed';
}

export function filterBusinesses(
  businesses: readonly Business[],
  filter: BusinessFilter,
  checked: CheckedSubscriptions,
): readonly Business[] {
  if (filter === 'all') return businesses;
  return businesses.filter((business) => PREDICATES[filter](business, checked));
}

export function countByFilter(
  businesses: readonly Business[],
  { needingAttention, unsubscribed }: CheckedSubscriptions,
): Readonly<Record<BusinessFilter, number>> {
  const all = businesses.length;
  const active = countActive(businesses);
  return {
    all,
    attention: countAmong(businesses, needingAttention),
    active,
    inactive: all - active,
    unsubscribed: countAmong(businesses, unsubscribed),
  };
}

function countAmong(businesses: readonly Business[], ids: ReadonlySet<BusinessId>): number {
  if (ids.size === 0) return 0;
  return businesses.filter(({ id }) => ids.has(id)).length;
}
