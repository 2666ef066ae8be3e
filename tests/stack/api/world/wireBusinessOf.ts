import type { Business } from '@/domain/business/Business';
import type { PointInTime } from '@/domain/shared/instant';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import type { WireBusiness } from './WireWorld';

/** The two formats of contacts and hours (spec section 3). */
export type BusinessSpelling = 'together' | 'apart';

/** Converts a business to the format of the API. Undefined fields are omitted. */
export function wireBusinessOf(business: Business, spelling: BusinessSpelling = 'together'): WireBusiness {
  return {
    ...given({
      name: business.name,
      displayName: business.displayName,
      description: business.description,
      category: business.category,
      subcategory: business.subcategory,
      address: business.address,
      regionId: business.regionId,
      status: business.status,
      isActive: business.wasMarkedActive,
      coverPhoto: business.coverPhoto,
      timezone: business.timezone,
      ownerId: business.ownerId,
      website: business.website,
      createdAt: isoOf(business.createdAt),
      updatedAt: isoOf(business.updatedAt),
    }),
    id: business.id,
    isVerified: business.isVerified,
    rating: business.rating,
    reviewCount: business.reviewCount,
    ...textsOf(business, spelling),
    ...photoOf(business, spelling),
    categoryIds: business.categoryIds,
    keywords: business.keywords,
    operatingHours: { rules: business.operatingHours },
    contactInfo: business.contacts.map(({ name, names, phoneNumbers, email, fax }) => ({
      ...given({ name, email, fax }),
      ...(isEmpty(names) ? {} : { multiLanguageName: names }),
      phoneNumbers,
    })),
    addOns: [],
    chats: [],
    qAs: [],
  };
}

function textsOf({ names, displayNames, descriptions }: Business, spelling: BusinessSpelling): object {
  const shown = isEmpty(displayNames) ? {} : { multiLanguageDisplayName: displayNames };
  return spelling === 'together'
    ? { ...shown, multiLanguageData: { name: names, description: descriptions } }
    : { ...shown, multiLanguageName: names, multiLanguageDescription: descriptions };
}

function photoOf({ profilePhoto }: Business, spelling: BusinessSpelling): object {
  return spelling === 'together' ? given({ profilePhoto }) : given({ profileImageUrl: profilePhoto });
}

function isEmpty(text: LocalizedText): boolean {
  return Object.keys(text).length === 0;
}

function isoOf(point: PointInTime | undefined): string | undefined {
  if (point === undefined) return undefined;
  return new Date(millisecondsOf(point)).toISOString();
}

/** A date without time starts at midnight. */
export function millisecondsOf(point: PointInTime): number {
  if (point.kind === 'instant') return point.instant;
  const { year, month, day } = point.date;
  return Date.UTC(year, month - 1, day);
}

function given(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
