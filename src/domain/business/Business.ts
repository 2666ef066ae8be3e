import {
  inUnknownLanguage,
  textIn,
  textInAnyLanguage,
  type LocalizedText,
  type TextInLanguage,
} from '@/domain/shared/LocalizedText';
import type { Language } from '@/domain/shared/language';
import type { PointInTime } from '@/domain/shared/pointInTime';
import {
  DEFAULT_BUSINESS_STATUS,
  businessDisplayStatusOf,
  normalizedStatus,
  type BusinessDisplayStatus,
} from './businessStatus';
import type { BusinessId } from './BusinessId';
import type { Contact } from './Contact';
import type { OperatingHoursRule } from './operatingHours';

/** A business of the marketplace as its owner sees it (spec section 3). */
export interface Business {
  readonly id: BusinessId;
  /** The business comes from the cache of this tab, which has only the fields that a list shows. */
  readonly isFromCache?: true | undefined;
  /** In an unknown language, like `displayName`. */
  readonly name: string | undefined;
  readonly displayName: string | undefined;
  readonly names: LocalizedText;
  readonly displayNames: LocalizedText;
  readonly description: string | undefined;
  readonly descriptions: LocalizedText;
  readonly category: string | undefined;
  readonly subcategory: string | undefined;
  readonly categoryIds: readonly string[];
  readonly keywords: readonly string[];
  readonly address: string | undefined;
  readonly regionId: string | undefined;
  /** As the server spells it; undefined when it sends none. */
  readonly status: string | undefined;
  /** The boolean active flag of the response, used only when `status` is missing. */
  readonly activeFlag: boolean | undefined;
  readonly isVerified: boolean;
  /** 0 when there is none. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly profilePhoto: string | undefined;
  readonly coverPhoto: string | undefined;
  readonly operatingHours: readonly OperatingHoursRule[];
  readonly contacts: readonly Contact[];
  readonly website: string | undefined;
  /** IANA name as the server sends it, usable or not. */
  readonly timezone: string | undefined;
  readonly ownerId: string | undefined;
  readonly createdAt: PointInTime | undefined;
  readonly updatedAt: PointInTime | undefined;
}

/** A business is active when its displayed status is `active` (spec section 3). */
export function isActive(business: Business): boolean {
  return displayStatus(business) === 'active';
}

export function displayStatus(business: Business): BusinessDisplayStatus {
  return businessDisplayStatusOf(business.status, business.activeFlag);
}

/** True when the status is `draft`, or when the business has neither a status nor an active flag (spec section 3). */
export function isDraft({ status, activeFlag }: Business): boolean {
  const fallback = activeFlag === undefined ? DEFAULT_BUSINESS_STATUS : undefined;
  return (normalizedStatus(status) ?? fallback) === 'draft';
}

/** The business after the server accepted its new status. */
export function withStatus(business: Business, status: BusinessDisplayStatus): Business {
  return { ...business, status, activeFlag: status === 'active' };
}

/** The name in the given language. Falls back to any other name, and last to the id. */
export function nameIn(business: Business, language: Language): TextInLanguage {
  return (
    textIn(business.names, language) ??
    textIn(business.displayNames, language) ??
    inUnknownLanguage(business.name) ??
    inUnknownLanguage(business.displayName) ??
    textInAnyLanguage(business.names) ??
    textInAnyLanguage(business.displayNames) ?? { text: business.id, language: undefined }
  );
}

/** The display name, or undefined when it equals the name. */
export function displayNameIn(business: Business, language: Language): TextInLanguage | undefined {
  const displayName =
    textIn(business.displayNames, language) ??
    inUnknownLanguage(business.displayName) ??
    textInAnyLanguage(business.displayNames);
  return displayName?.text === nameIn(business, language).text ? undefined : displayName;
}

export function descriptionIn(business: Business, language: Language): TextInLanguage | undefined {
  return (
    textIn(business.descriptions, language) ??
    inUnknownLanguage(business.description) ??
    textInAnyLanguage(business.descriptions)
  );
}
