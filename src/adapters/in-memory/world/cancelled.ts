import type { Instant, PointInTime } from '@/domain/shared/instant';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { displayStatusOf, type Subscription } from '@/domain/subscription/Subscription';

/**
 * How the demo service ends a subscription: what is paid for runs to the end of its period, a trial to the end of the
 * trial, and what is paused ends at once. One that is cancelled already stays as it is.
 */
export function cancelled(subscription: Subscription, now: Instant): Subscription {
  if (displayStatusOf(subscription) === 'cancelled') return subscription;
  const end = laterThan(now, plannedEndOf(subscription));
  return {
    ...subscription,
    status: end === undefined ? 'Cancelled' : subscription.status,
    cancelledAt: end ?? { kind: 'instant', instant: now },
    cancelReason: 'cancelled_by_owner',
    nextBillingDate: undefined,
  };
}

function plannedEndOf({ status, trialEnd, nextBillingDate }: Subscription): PointInTime | undefined {
  switch (normalizeSpelling(status)) {
    case 'intrial':
      return trialEnd;
    case 'paused':
      return undefined;
    default:
      return nextBillingDate;
  }
}

/** The demo knows moments only; a date that is past is no end to come. */
function laterThan(now: Instant, point: PointInTime | undefined): PointInTime | undefined {
  return point?.kind === 'instant' && point.instant > now ? point : undefined;
}
