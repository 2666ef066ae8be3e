import type { Business } from '@/domain/business/Business';
import type { UserId } from '@/domain/identity/User';
import type { Contact } from '@/domain/business/Contact';
import type { OperatingHoursRule } from '@/domain/business/operatingHours';
import { DAY } from '@/domain/shared/plainDate';
import { instant, type Instant } from '@/domain/shared/instant';
import { translated, type Language, type Translated } from '@/domain/shared/language';
import type { LocalizedText } from '@/domain/shared/LocalizedText';
import { businessId } from './demoIds';

/** The defining fields of a demo business. `businessFrom` adds the others. */
export interface BusinessSeed {
  readonly id: string;
  readonly names: LocalizedText;
  readonly displayNames?: LocalizedText;
  readonly descriptions: LocalizedText;
  readonly category: string;
  readonly keywords?: readonly string[];
  /** The address in one line. The API has one text, so the demo shows the one in the language of the page. */
  readonly address?: Translated<string>;
  readonly status: string;
  readonly isVerified?: boolean;
  readonly rating?: number;
  readonly reviewCount?: number;
  readonly profilePhoto?: string;
  readonly operatingHours?: readonly OperatingHoursRule[];
  readonly contacts?: readonly Contact[];
  readonly website?: string;
  readonly timezone?: string;
}

/** @param startTime The start time of the demo. The business was created one year earlier. */
export function businessOfSeed(
  seed: BusinessSeed,
  ownerId: UserId,
  startTime: Instant,
  language: Language,
): Business {
  return {
    id: businessId(seed.id),
    name: undefined,
    displayName: undefined,
    names: seed.names,
    displayNames: seed.displayNames ?? {},
    description: undefined,
    descriptions: seed.descriptions,
    category: seed.category,
    subcategory: undefined,
    categoryIds: [seed.category],
    keywords: seed.keywords ?? [],
    address: seed.address && translated(seed.address, language),
    regionId: '123',
    status: seed.status,
    activeFlag: seed.status === 'active',
    isVerified: seed.isVerified ?? false,
    rating: seed.rating ?? 0,
    reviewCount: seed.reviewCount ?? 0,
    profilePhoto: seed.profilePhoto,
    coverPhoto: undefined,
    operatingHours: seed.operatingHours ?? [],
    contacts: seed.contacts ?? [],
    website: seed.website,
    timezone: seed.timezone,
    ownerId,
    createdAt: { kind: 'instant', instant: instant(startTime - 365 * DAY) },
    updatedAt: { kind: 'instant', instant: instant(startTime - 3 * DAY) },
  };
}
