import { cachedOf, type CachedBusinesses } from '@/application/business/CachedBusiness';
import type { Business } from '@/domain/business/Business';
import { aBusiness } from './aBusiness';
import { aMoment } from './aMoment';

/** A list of businesses in the cache of the tab, loaded at `aMoment`. */
export function aCachedList(businesses: readonly Business[] = [aBusiness()]): CachedBusinesses {
  return { businesses: businesses.map(cachedOf), seenAt: aMoment() };
}
