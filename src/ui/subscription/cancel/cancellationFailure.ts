import type { CancelSubscriptionError } from '@/application/subscription/CancelSubscription';
import type { ReconciledFailure } from '@/application/polling/reconcile';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { ChangeFailure } from '@/ui/i18n/ChangeFailure';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/Texts';

/**
 * The errors that are shown. An expired session redirects to sign-in, a missing id is only logged, and a lost response
 * is reconciled first.
 */
export type ShownCancellationError =
  | Exclude<
      CancelSubscriptionError,
      { readonly kind: 'session-expired' | 'business-id-missing' | 'outcome-unknown' }
    >
  | ReconciledFailure<Subscription | undefined>;

const REFUSED: TextKey = 'subscription.cancellation_error';
const TRY_AGAIN: TextKey = 'subscription.cancel.failedTryAgain';

/** Maps an error to its texts. A refusal has another text than a missing response (spec section 8). */
export function cancellationFailure(error: ShownCancellationError): ChangeFailure {
  switch (error.kind) {
    case 'refused':
      return error.retryAfter === undefined
        ? { message: REFUSED, detail: serverText(error.message), support: supportDetails(error) }
        : { message: REFUSED, retryAfter: error.retryAfter };
    case 'forbidden':
    case 'business-not-found':
      return { message: REFUSED, reason: errorMessage(error), support: supportDetails(error) };
    case 'offline':
      return { message: TRY_AGAIN, reason: errorMessage(error) };
    case 'not-executed':
      return { message: TRY_AGAIN, reason: 'subscription.cancel.stillRunning' };
    case 'outcome-unknown':
      return { message: 'subscription.cancel.unknown', reason: 'subscription.cancel.unknownText' };
  }
}
