import { tenseOf } from '@/domain/shared/civilDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import { isInTrial, isRunning, totalOfSubscription, type Subscription } from './Subscription';

/** A charge that a subscription expects. */
export interface Charge {
  /** Undefined when the total of the subscription is unknown. */
  readonly amount: Money | undefined;
  /** Undefined when the date is unknown or past. A past date is out of date. */
  readonly date: PointInTime | undefined;
}

/**
 * The next charge. Only an active subscription and a trial are charged; for any other status it is undefined. The first
 * charge of a trial is made when the trial ends.
 */
export function nextChargeOf(
  subscription: Subscription,
  now: Instant,
  timeZone: string | undefined,
): Charge | undefined {
  if (!isRunning(subscription)) return undefined;
  const { nextBillingDate, trialEnd } = subscription;
  const expected = nextBillingDate ?? (isInTrial(subscription) ? trialEnd : undefined);
  const isPast = expected !== undefined && tenseOf(expected, now, timeZone) === 'past';
  return { amount: totalOfSubscription(subscription), date: isPast ? undefined : expected };
}
