import type { CancelSubscriptionError } from '@/application/subscription/CancelSubscription';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import type { TextKey } from '@/ui/i18n/Texts';

/** Those that are told; an expired session ends on its own way, and a missing id is only logged. */
export type ToldCancellationError = Exclude<
  CancelSubscriptionError,
  { readonly kind: 'session-expired' } | { readonly kind: 'business-id-missing' }
>;

/** How a cancellation that did not happen is told. */
export interface CancellationFailure {
  readonly message: TextKey;
  /** Why, in a sentence of ours. */
  readonly reason?: TextKey | undefined;
  /** Why, in the server's own words. */
  readonly detail?: string | undefined;
  /** In so many milliseconds another try has a point. */
  readonly retryAfter?: number | undefined;
}

const REFUSED: TextKey = 'subscription.cancellation_error';
const TRY_AGAIN: TextKey = 'subscription.cancel.failedTryAgain';

/** A refusal has another text than an answer that did not come (spec section 8, decision C53). */
export function cancellationFailure(error: ToldCancellationError): CancellationFailure {
  switch (error.kind) {
    case 'refused':
      return error.retryAfter === undefined
        ? { message: REFUSED, detail: serverText(error.message) }
        : { message: REFUSED, retryAfter: error.retryAfter };
    case 'forbidden':
    case 'business-not-found':
      return { message: REFUSED, reason: errorMessage(error) };
    case 'offline':
      return { message: TRY_AGAIN, reason: errorMessage(error) };
    case 'not-cancelled':
      return { message: TRY_AGAIN, reason: 'subscription.cancel.stillRunning' };
    case 'outcome-unknown':
      return { message: TRY_AGAIN, reason: 'subscription.cancel.notSure' };
  }
}
