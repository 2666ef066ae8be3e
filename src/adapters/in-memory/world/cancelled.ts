import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { isCancelled, type Subscription } from '@/domain/subscription/Subscription';

/**
 * Cancels a subscription of the demo. An active one ends with its period, a trial with the trial, and a paused one at
 * once. A cancelled one stays unchanged.
 */
export function cancelled(subscription: Subscription, now: Instant): Subscription {
  if (isCancelled(subscription)) return subscription;
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

/** The date when it is an instant in the future, else undefined. */
function laterThan(now: Instant, point: PointInTime | undefined): PointInTime | undefined {
  return point?.kind === 'instant' && point.instant > now ? point : undefined;
}
