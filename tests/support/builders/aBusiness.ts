import type { Business } from '@/domain/business/Business';
import { aBusinessId } from './aBusinessId';

export type BusinessOverrides = Partial<Omit<Business, 'id'>> & { readonly id?: string };

/** An inactive business named Levi Locks, in which every optional field is empty. */
export function aBusiness({ id, ...overrides }: BusinessOverrides = {}): Business {
  return {
    id: aBusinessId(id),
    name: 'Levi Locks',
    displayName: undefined,
    names: {},
    displayNames: {},
    description: undefined,
    descriptions: {},
    category: undefined,
    subcategory: undefined,
    categoryIds: [],
    keywords: [],
    address: undefined,
    regionId: undefined,
    status: 'inactive',
    activeFlag: undefined,
    isVerified: false,
    rating: 0,
    reviewCount: 0,
    profilePhoto: undefined,
    coverPhoto: undefined,
    operatingHours: [],
    contacts: [],
    website: undefined,
    timezone: undefined,
    ownerId: undefined,
    createdAt: undefined,
    updatedAt: undefined,
    ...overrides,
  };
}

export function anActiveBusiness(overrides: BusinessOverrides = {}): Business {
  return aBusiness({ status: 'active', ...overrides });
}
