import type { Business } from '@/domain/business/Business';
import type { Contact } from '@/domain/business/Contact';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import type { WireBusiness } from './WireWorld';

/**
 * The two spellings of names, descriptions and photos (spec section 3). `together` has `multiLanguageData`, `apart` has
 * `multiLanguageName` and `multiLanguageDescription`.
 */
export type BusinessSpelling = 'together' | 'apart';

/** Converts a business to the format of the API. Undefined fields are omitted. */
export function wireBusinessOf(business: Business, spelling: BusinessSpelling = 'together'): WireBusiness {
  const fields: Record<string, unknown> = Object.assign(
    {},
    ...Object.values(wireFieldsOf(business, spelling)),
  );
  return { ...given(fields), id: business.id, addOns: [], chats: [], qAs: [] };
}

/** The keys on the wire of every field of a business. */
function wireFieldsOf(
  business: Business,
  spelling: BusinessSpelling,
): Readonly<Record<keyof Business, object>> {
  const { names, displayNames, descriptions, contacts, profilePhoto, operatingHours } = business;
  const isTogether = spelling === 'together';
  return {
    id: { id: business.id },
    /* The service sends whole businesses only. */
    isFromCache: {},
    name: { name: business.name },
    displayName: { displayName: business.displayName },
    names: isTogether
      ? { multiLanguageData: { name: names, description: descriptions } }
      : { multiLanguageName: names },
    displayNames: isEmpty(displayNames) ? {} : { multiLanguageDisplayName: displayNames },
    description: { description: business.description },
    descriptions: isTogether ? {} : { multiLanguageDescription: descriptions },
    category: { category: business.category },
    subcategory: { subcategory: business.subcategory },
    categoryIds: { categoryIds: business.categoryIds },
    keywords: { keywords: business.keywords },
    address: { address: business.address },
    regionId: { regionId: business.regionId },
    status: { status: business.status },
    activeFlag: { isActive: business.activeFlag },
    isVerified: { isVerified: business.isVerified },
    rating: { rating: business.rating },
    reviewCount: { reviewCount: business.reviewCount },
    profilePhoto: isTogether ? { profilePhoto } : { profileImageUrl: profilePhoto },
    coverPhoto: { coverPhoto: business.coverPhoto },
    operatingHours: { operatingHours: { rules: operatingHours } },
    contacts: { contactInfo: contacts.map(wireContactOf) },
    website: { website: business.website },
    timezone: { timezone: business.timezone },
    ownerId: { ownerId: business.ownerId },
    createdAt: { createdAt: isoOf(business.createdAt) },
    updatedAt: { updatedAt: isoOf(business.updatedAt) },
  };
}

function wireContactOf({ name, names, phoneNumbers, email, fax }: Contact): object {
  const multiLanguageName = isEmpty(names) ? undefined : names;
  return given({ name, multiLanguageName, phoneNumbers, email, fax });
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
