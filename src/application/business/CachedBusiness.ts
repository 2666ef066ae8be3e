import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';

/** What a list and the head of a page show of a business: enough to begin with while it is loaded anew. */
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
  | 'wasMarkedActive'
  | 'isVerified'
  | 'rating'
  | 'reviewCount'
  | 'profilePhoto'
  | 'coverPhoto'
>;

/** Businesses of one owner, and when they were loaded: each is at least as new. */
export interface CachedBusinesses {
  readonly businesses: readonly CachedBusiness[];
  readonly seenAt: Instant;
}

/** Contacts, hours and the rest of the record stay out. */
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
    wasMarkedActive: business.wasMarkedActive,
    isVerified: business.isVerified,
    rating: business.rating,
    reviewCount: business.reviewCount,
    profilePhoto: business.profilePhoto,
    coverPhoto: business.coverPhoto,
  };
}

/** A business as far as it is cached. */
export function businessFrom(cached: CachedBusiness): Business {
  return {
    ...cached,
    categoryIds: [],
    keywords: [],
    regionId: undefined,
    operatingHours: [],
    contacts: [],
    website: undefined,
    timezone: undefined,
    ownerId: undefined,
    createdAt: undefined,
    updatedAt: undefined,
  };
}
