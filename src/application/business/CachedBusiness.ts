import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';

/** The fields that are not cached, as a business from the cache has them. */
const NOT_CACHED = {
  isFromCache: true,
  categoryIds: [],
  keywords: [],
  regionId: undefined,
  operatingHours: [],
  contacts: [],
  website: undefined,
  ownerId: undefined,
  createdAt: undefined,
  updatedAt: undefined,
} as const satisfies Partial<Business>;

/** What a list and a page heading show while the business loads. Neither contacts nor opening hours are stored. */
export type CachedBusiness = Omit<Business, keyof typeof NOT_CACHED>;

/** Cached businesses of one owner. Each was loaded at `seenAt` or later. */
export interface CachedBusinesses {
  readonly businesses: readonly CachedBusiness[];
  readonly seenAt: Instant;
}

/** A business with the cached fields. All other fields are empty. */
export function businessOfCached(cached: CachedBusiness): Business {
  return { ...cached, ...NOT_CACHED };
}
