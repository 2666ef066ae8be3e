import { isActive, type Business } from './Business';

/** The count by list. The summary and the filters count the same list, unless it is sorted or searched. */
const activeCounts = new WeakMap<readonly Business[], number>();

export function countActive(businesses: readonly Business[]): number {
  const known = activeCounts.get(businesses);
  if (known !== undefined) return known;
  const active = businesses.filter(isActive).length;
  activeCounts.set(businesses, active);
  return active;
}
