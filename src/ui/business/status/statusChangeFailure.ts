import type { StatusAction, ShownChangeStatusError } from '@/application/business/ChangeStatus';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/useTranslation';

/** The reason if the reconciliation has ended and the status is still the old one. */
const UNCHANGED = {
  activate: 'detail.management.stillHidden',
  deactivate: 'detail.management.stillVisible',
} as const;

/** Maps an error to its texts (spec section 8). */
export function statusChangeFailure(action: StatusAction, error: ShownChangeStatusError): ChangeFailureText {
  const refused = `detail.management.${action}Failed` as const;
  const failed = `detail.management.${action}Error` as const;
  switch (error.kind) {
    case 'refused':
    case 'forbidden':
      return refusalText(refused, error);
    case 'business-not-found':
      return { message: refused, reason: 'detail.management.gone' };
    case 'subscription-required':
      return { message: refused, reason: 'detail.management.subscriptionRequired' };
    case 'subscription-not-active':
      return { message: refused, reason: 'detail.management.subscriptionMustBeActive' };
    case 'already-done':
      return { message: 'detail.management.updateFailed' };
    case 'offline':
    case 'unavailable':
    case 'malformed-response':
      return { message: failed, reason: errorMessage(error), support: supportDetails(error) };
    case 'not-executed':
      return { message: failed, reason: UNCHANGED[action] };
    case 'outcome-unknown':
      return { message: failed, reason: 'detail.management.statusUnknown' };
  }
}

function refusalText(
  refused: TextKey,
  error: Extract<ShownChangeStatusError, { readonly kind: 'refused' | 'forbidden' }>,
): ChangeFailureText {
  /* The page itself says how long to wait. The message of the server would repeat it in English. */
  if (error.kind === 'refused' && error.retryAfter !== undefined)
    return { message: refused, retryAfter: error.retryAfter, since: error.request?.receivedAt };
  const detail = serverText(error.message);
  return {
    message: detail === undefined ? 'detail.management.updateFailed' : refused,
    reason: error.kind === 'forbidden' ? errorMessage(error) : undefined,
    detail,
    support: supportDetails(error),
  };
}
