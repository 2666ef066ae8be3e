import type { ViewBusinessError } from '@/application/business/ViewBusiness';
import type { TextKey } from '@/ui/i18n/Texts';

export type LeavingError = Exclude<ViewBusinessError, { readonly kind: 'session-expired' }>;

/**
 * A business of another owner is `business-not-found` too, so that the page does not reveal which ids exist (decision
 * C35).
 */
const NOTICES: Readonly<Record<LeavingError['kind'], TextKey>> = {
  'business-not-found': 'errors.businessNotFound',
  forbidden: 'errors.businessForbidden',
  offline: 'errors.businessOffline',
  unavailable: 'errors.businessUnavailable',
  'malformed-response': 'errors.businessUnavailable',
};

/** The reason why a page of a business, or the wizard, navigates to the dashboard. */
export function leavingToast(error: LeavingError): TextKey {
  return NOTICES[error.kind];
}

/** Whether another try may succeed, so that the dashboard offers a link back. */
export function canBeTriedAgain(error: LeavingError): boolean {
  return error.kind !== 'business-not-found' && error.kind !== 'forbidden';
}
