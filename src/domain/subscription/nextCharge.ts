import { tenseOf } from '@/domain/shared/civilDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import { isRunning, totalOfSubscription, type Subscription } from './Subscription';

/** A charge that a subscription expects. */
export interface Charge {
  /** Undefined when the total of the subscription is unknown. */
  readonly amount: Money | undefined;
  /** Undefined when the date is unknown or past. A past date is out of date. */
  readonly date: PointInTime | undefined;
}

/**
 * The next charge. Only an active subscription and a trial are charged; for any other status it is undefined. Its date
 * is the one that the service sent, also for a trial (decision C105).
 */
export function nextChargeOf(
  subscription: Subscription,
  now: Instant,
  timeZone: string | undefined,
): Charge | undefined {
  if (!isRunning(subscription)) return undefined;
  const { nextBillingDate: date } = subscription;
  const isPast = date !== undefined && tenseOf(date, now, timeZone) === 'past';
  return { amount: totalOfSubscription(subscription), date: isPast ? undefined : date };
}
