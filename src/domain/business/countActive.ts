import { isActive, type Business } from './Business';

/** The number for each list. The summary and the filters share it, unless the list is sorted or searched. */
const activeCounts = new WeakMap<readonly Business[], number>();

export function countActive(businesses: readonly Business[]): number {
  const known = activeCounts.get(businesses);
  if (known !== undefined) return known;
  const active = businesses.filter(isActive).length;
  activeCounts.set(businesses, active);
  return active;
}
