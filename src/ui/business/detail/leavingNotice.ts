import type { ViewBusinessError } from '@/application/business/ViewBusiness';
import type { TextKey } from '@/ui/i18n/Texts';

type LeavingError = Exclude<ViewBusinessError, { readonly kind: 'session-expired' }>;

/** Another's business is worded like one that is not there, so that nobody can find out which exist (decision C35). */
const NOTICES: Readonly<Record<LeavingError['kind'], TextKey>> = {
  'business-not-found': 'errors.businessNotFound',
  forbidden: 'business.detail.loadForbidden',
  offline: 'business.detail.loadFailedOffline',
  unavailable: 'business.detail.loadFailed',
  'malformed-response': 'business.detail.loadFailed',
};

/** Why the page of a business goes back to the dashboard. */
export function leavingNotice(error: LeavingError): TextKey {
  return NOTICES[error.kind];
}
