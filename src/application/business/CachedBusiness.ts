import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';

/** The fields of a business that a list and a page heading show while the business is loading. */
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

/** Contacts, opening hours and all other fields are not cached. */
export function cachedOf(business: Business): CachedBusiness {
  return {
    id: business.id,
    name: business.name,
    displayName: business.displayName,
    names: business.names,
    displayNames: business.displayNames,
    description: business.description,
    descriptions: business.descriptions,
    category: business.category,
    subcategory: business.subcategory,
    address: business.address,
    status: business.status,
    activeFlag: business.activeFlag,
    timezone: business.timezone,
    isVerified: business.isVerified,
    rating: business.rating,
    reviewCount: business.reviewCount,
    profilePhoto: business.profilePhoto,
    coverPhoto: business.coverPhoto,
  };
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
