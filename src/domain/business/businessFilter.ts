import { isActive, type Business } from './Business';

/** The parts of a list that can be shown alone. */
export const BUSINESS_FILTERS = ['all', 'active', 'inactive'] as const;
export type BusinessFilter = (typeof BUSINESS_FILTERS)[number];

const ADMITS: Readonly<Record<Exclude<BusinessFilter, 'all'>, (business: Business) => boolean>> = {
  active: isActive,
  inactive: (business) => !isActive(business),
};

export function filterBusinesses(
  businesses: readonly Business[],
  filter: BusinessFilter,
): readonly Business[] {
  return filter === 'all' ? businesses : businesses.filter(ADMITS[filter]);
}

/** The number of businesses that each filter shows. */
export function countByFilter(businesses: readonly Business[]): Readonly<Record<BusinessFilter, number>> {
  const active = filterBusinesses(businesses, 'active').length;
  return { all: businesses.length, active, inactive: businesses.length - active };
}
