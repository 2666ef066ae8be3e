import type { Business } from '@/domain/business/Business';
import { contradictionsOf, type Contradiction } from '@/domain/business/contradictions';
import type { Readiness } from '@/domain/business/readiness';
import type { TextKey } from '@/ui/i18n/Texts';

/** What the owner adds or corrects in the mobile app. */
export interface ListingGaps {
  /** The names of the missing details. */
  readonly missing: readonly TextKey[];
  /** For example overlapping hours. They do not affect the readiness. */
  readonly contradictions: readonly Contradiction[];
}

/** The steps with one part for all languages. */
const STEPS = ['address', 'phone', 'hours', 'photo'] as const;

/** The subscription and the visibility are not among them: the page has their button elsewhere. */
export function listingGapsOf(business: Business, { steps, ...readiness }: Readiness): ListingGaps {
  return {
    missing: [
      ...readiness.missingNames.map((language) => `detail.missing.name.${language}` as const),
      ...readiness.missingTexts.map((language) => `detail.missing.text.${language}` as const),
      ...STEPS.filter((step) => steps[step] === 'missing').map((step) => `detail.missing.${step}` as const),
    ],
    contradictions: contradictionsOf(business),
  };
}
