import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';

/** What a list and a page heading show while the business loads. Neither contacts nor opening hours are stored. */
export type CachedBusiness = Pick<
  Business,
  | 'id'
  | 'name'
  | 'displayName'
  | 'names'
  | 'displayNames'
  | 'description'
  | 'descriptions'
  | 'category'
  | 'subcategory'
  | 'address'
  | 'status'
  | 'activeFlag'
  | 'timezone'
  | 'isVerified'
  | 'rating'
  | 'reviewCount'
  | 'profilePhoto'
  | 'coverPhoto'
>;

/** Cached businesses of one owner. Each was loaded at `seenAt` or later. */
export interface CachedBusinesses {
  readonly businesses: readonly CachedBusiness[];
  readonly seenAt: Instant;
}

/** A business with the cached fields. All other fields are empty. */
export function businessFrom(cached: CachedBusiness): Business {
  return {
    ...cached,
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
  };
}
