import type { Business } from '@/domain/business/Business';
import { contradictionsOf, type Contradiction } from '@/domain/business/contradictions';
import type { ListingField, ListingPart } from '@/domain/business/listing/Listing';
import type { Readiness } from '@/domain/business/readiness';
import type { TextKey } from '@/ui/i18n/useTranslation';

/** A missing detail, and the field of the form that adds it. */
interface MissingDetail {
  readonly label: TextKey;
  readonly part: ListingPart;
  readonly field: ListingField;
}

/** Where a form corrects a contradiction. Undefined if only the mobile app does. */
export function correctionOf(
  contradiction: Contradiction,
): { readonly part: ListingPart; readonly field?: ListingField } | undefined {
  switch (contradiction.kind) {
    case 'overlap':
    case 'empty-shift':
      return { part: 'hours', field: `hours.${contradiction.day}` };
    case 'name-script':
      return { part: 'texts', field: `name.${contradiction.language}` };
    case 'text-script':
      return { part: 'texts', field: `description.${contradiction.language}` };
    case 'phone':
    case 'email':
      return { part: 'contacts' };
    case 'category':
    case 'time-zone':
      return undefined;
  }
}

/** What the owner should add or correct. */
export interface ListingGaps {
  readonly missing: readonly MissingDetail[];
  /** For example overlapping hours. They are not readiness steps. */
  readonly contradictions: readonly Contradiction[];
}

/** The readiness steps that have no language. */
const STEPS = [
  { step: 'address', label: 'detail.contact.address', part: 'contacts', field: 'address' },
  { step: 'phone', label: 'detail.contact.phone', part: 'contacts', field: 'contact.0' },
  { step: 'hours', label: 'detail.hours.title', part: 'hours', field: 'hours.0' },
  { step: 'photo', label: 'detail.missing.photo', part: 'photo', field: 'photo' },
] as const;

/** Leaves out the readiness steps of subscription and visibility, because their buttons are elsewhere on the page. */
export function listingGapsOf(business: Business, { steps, ...readiness }: Readiness): ListingGaps {
  return {
    missing: [
      ...readiness.missingNames.map((language): MissingDetail => ({
        label: `detail.missing.name.${language}`,
        part: 'texts',
        field: `name.${language}`,
      })),
      ...readiness.missingTexts.map((language): MissingDetail => ({
        label: `detail.missing.text.${language}`,
        part: 'texts',
        field: `description.${language}`,
      })),
      ...STEPS.filter(({ step }) => steps[step] === 'missing'),
    ],
    contradictions: contradictionsOf(business),
  };
}
