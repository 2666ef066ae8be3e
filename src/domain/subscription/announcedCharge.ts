import { tenseOf } from '@/domain/shared/civilDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import { displayStatusOf, totalOfSubscription, type Subscription } from './Subscription';

/** The next charge according to the subscription. */
export interface AnnouncedCharge {
  readonly amount: Money;
  readonly date: PointInTime;
}

/**
 * Undefined unless the subscription is active and the service sent the date and every price. It is not certain that any
 * other subscription is charged on that date (decision C105). A date in the past is out of date.
 */
export function announcedChargeOf(
  subscription: Subscription,
  now: Instant,
  timeZone: string | undefined,
): AnnouncedCharge | undefined {
  const date = subscription.nextBillingDate;
  const amount = totalOfSubscription(subscription);
  if (displayStatusOf(subscription) !== 'active' || date === undefined || amount === undefined)
    return undefined;
  return amount.minor > 0 && tenseOf(date, now, timeZone) !== 'past' ? { amount, date } : undefined;
}
