import type { CancelSubscriptionError } from '@/application/subscription/CancelSubscription';
import type { CancellationFinding } from '@/application/subscription/LookUpCancellation';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import type { TextKey } from '@/ui/i18n/Texts';

/**
 * Those that are told. An expired session ends on its own way, a missing id is only logged, and a lost answer is
 * looked up first.
 */
export type ToldCancellationError =
  | Exclude<
      CancelSubscriptionError,
      { readonly kind: 'session-expired' | 'business-id-missing' | 'outcome-unknown' }
    >
  | FailedLookup;

export type FailedLookup = Extract<CancellationFinding, { readonly kind: 'not-cancelled' | 'unknown' }>;

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
    case 'unknown':
      return { message: 'subscription.cancel.unknown', reason: 'subscription.cancel.unknownText' };
  }
}
