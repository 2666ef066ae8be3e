import { nonBlank } from '@/domain/shared/LocalizedText';

/** What a business can be in the data (spec section 4). */
export const BUSINESS_STATUSES = ['draft', 'active', 'inactive'] as const;
export type BusinessStatus = (typeof BUSINESS_STATUSES)[number];

/** What an owner is shown: a draft reads as inactive, so that it can be activated (decision C37). */
export type DisplayedBusinessStatus = 'active' | 'inactive';

/** The status of a business whose record carries neither status nor flag (spec section 3). */
export const DEFAULT_BUSINESS_STATUS: BusinessStatus = 'draft';

/** Compares in lower case; a missing status falls back to the flag (spec section 4). */
export function displayStatusOf(
  status: string | undefined,
  wasMarkedActive: boolean | undefined,
): DisplayedBusinessStatus {
  const known = nonBlank(status)?.toLowerCase();
  if (known === undefined) return wasMarkedActive === true ? 'active' : 'inactive';
  return known === 'active' ? 'active' : 'inactive';
}
