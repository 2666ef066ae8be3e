import { isActive, type Business } from './Business';

/** Cached by list, because the summary and the filters count the same list. */
const activeCounts = new WeakMap<readonly Business[], number>();

export function countActive(businesses: readonly Business[]): number {
  const known = activeCounts.get(businesses);
  if (known !== undefined) return known;
  const active = businesses.filter(isActive).length;
  activeCounts.set(businesses, active);
  return active;
}
