import type { ViewBusinessError } from '@/application/business/ViewBusiness';
import type { TextKey } from '@/ui/i18n/Texts';

export type LeavingError = Exclude<ViewBusinessError, { readonly kind: 'session-expired' }>;

/** Another's business is worded like one that is not there, so that nobody can find out which exist (decision C35). */
const NOTICES: Readonly<Record<LeavingError['kind'], TextKey>> = {
  'business-not-found': 'errors.businessNotFound',
  forbidden: 'errors.businessForbidden',
  offline: 'errors.businessOffline',
  unavailable: 'errors.businessUnavailable',
  'malformed-response': 'errors.businessUnavailable',
};

/** Why a page of a business, the wizard included, goes back to the dashboard. */
export function leavingNotice(error: LeavingError): TextKey {
  return NOTICES[error.kind];
}

/** Whether another try may help, so that the way back is worth offering. */
export function canBeTriedAgain(error: LeavingError): boolean {
  return error.kind !== 'business-not-found' && error.kind !== 'forbidden';
}
