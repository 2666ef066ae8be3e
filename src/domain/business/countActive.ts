import { isActive, type Business } from './Business';

/** A long list is counted once, for its summary and its filters. */
const counted = new WeakMap<readonly Business[], number>();

/** The number of active businesses. */
export function countActive(businesses: readonly Business[]): number {
  const known = counted.get(businesses);
  if (known !== undefined) return known;
  const active = businesses.filter(isActive).length;
  counted.set(businesses, active);
  return active;
}
