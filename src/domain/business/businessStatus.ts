import { nonBlank } from '@/domain/shared/LocalizedText';

/** The statuses of a business in the data (spec section 4). */
export const BUSINESS_STATUSES = ['draft', 'active', 'inactive'] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

/** The status shown to the owner. A draft is shown as inactive, so that it can be activated. */
export type BusinessDisplayStatus = 'active' | 'inactive';

/** The status of a business that has neither a status nor an active flag (spec section 3). */
export const DEFAULT_BUSINESS_STATUS: BusinessStatus = 'draft';

/** In lower case. Undefined when it is missing or blank. */
export function normalizedStatus(status: string | undefined): string | undefined {
  return nonBlank(status)?.toLowerCase();
}

/** The active flag decides only when the status is missing (spec section 4). */
export function businessDisplayStatusOf(
  status: string | undefined,
  activeFlag: boolean | undefined,
): BusinessDisplayStatus {
  const known = normalizedStatus(status);
  const isActive = known === undefined ? activeFlag === true : known === 'active';
  return isActive ? 'active' : 'inactive';
}
