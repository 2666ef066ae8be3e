import type { Business } from '@/domain/business/Business';
import { parseUserId } from '@/domain/identity/User';
import { aBusinessId } from './aBusinessId';
import { aContact } from './aContact';
import { aPointInTime } from './aMoment';
import { anOperatingHoursRule } from './anOperatingHoursRule';
import { defined } from './defined';

/** Every field of a business, with a value. */
type CompleteBusiness = { readonly [Field in keyof Business]: NonNullable<Business[Field]> };

/** The origin of its pictures. */
export const PICTURES = 'https://media.example.com';

/** An active business with a value in every field. */
export function aCompleteBusiness(): CompleteBusiness {
  return {
    id: aBusinessId(),
    name: 'Levi and sons',
    displayName: 'Levi, locksmith',
    names: { en: 'Levi Locks', he: 'לוי מנעולים', ar: 'ليفي للأقفال' },
    displayNames: { en: 'Levi, your locksmith' },
    description: 'Opens doors',
    descriptions: { en: 'Opens every door', he: 'פותח כל דלת' },
    category: 'plumbing',
    subcategory: 'leaks',
    categoryIds: ['category-7'],
    keywords: ['hinges'],
    address: 'Herzl 1, Haifa',
    regionId: 'north',
    status: 'active',
    activeFlag: true,
    isVerified: true,
    rating: 4.5,
    reviewCount: 12,
    profilePhoto: `${PICTURES}/levi.webp`,
    coverPhoto: `${PICTURES}/levi-cover.webp`,
    operatingHours: [anOperatingHoursRule()],
    contacts: [aContact()],
    website: 'https://levi.example.com',
    timezone: 'Asia/Jerusalem',
    ownerId: defined(parseUserId('user-1')),
    createdAt: aPointInTime('2025-11-21T10:00:00Z'),
    updatedAt: aPointInTime('2026-11-18T10:00:00Z'),
  };
}
