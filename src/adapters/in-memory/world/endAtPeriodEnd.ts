import type { Instant } from '@/domain/shared/instant';
import {
  displayStatusOf,
  type CancellationAnswer,
  type Subscription,
} from '@/domain/subscription/Subscription';

/**
 * What is paid for, or tried, goes on to its end and is billed no more; without such an end the subscription ends
 * now. One that is cancelled already stays as it is.
 */
export function endAtPeriodEnd(subscription: Subscription, now: Instant): CancellationAnswer {
  const { status, cancelledAt, cancelReason, trialEnd, nextBillingDate } = subscription;
  if (displayStatusOf(subscription) === 'cancelled')
    return { status, cancelledAt, cancelReason, trialEnd, nextBillingDate };
  const end = nextBillingDate ?? trialEnd;
  return {
    status: end === undefined ? 'Cancelled' : status,
    cancelledAt: end ?? { kind: 'instant', instant: now },
    cancelReason: 'requested_by_owner',
    trialEnd,
    nextBillingDate: undefined,
  };
}
