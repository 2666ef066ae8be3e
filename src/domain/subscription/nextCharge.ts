import { relativeDayOf, type LocalTime } from '@/domain/shared/plainDate';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import { displayStatusOf, isRunning, totalOfSubscription, type Subscription } from './Subscription';

/** An expected charge of a subscription. */
export interface Charge {
  /** Undefined when the total of the subscription is unknown. */
  readonly amount: Money | undefined;
  /** Undefined when the date is unknown, or past and so out of date. */
  readonly date: PointInTime | undefined;
}

/**
 * The next charge. Only an active subscription and a trial are charged; for any other status it is undefined. Its date
 * is the one that the service sent, also for a trial (decision C105).
 */
export function nextChargeOf(subscription: Subscription, at: LocalTime): Charge | undefined {
  if (!isRunning(subscription)) return undefined;
  const { nextBillingDate: date } = subscription;
  const isPast = date !== undefined && relativeDayOf(date, at) === 'past';
  return { amount: totalOfSubscription(subscription), date: isPast ? undefined : date };
}

/** A next charge whose amount and date are known. */
export type AnnouncedCharge = { readonly [Part in keyof Charge]: NonNullable<Charge[Part]> };

/**
 * Undefined unless the subscription is active and the service sent the date and every price. For any other, a charge on
 * that date is not certain (decision C105).
 */
export function announcedChargeOf(subscription: Subscription, at: LocalTime): AnnouncedCharge | undefined {
  const { amount, date } = nextChargeOf(subscription, at) ?? {};
  const isKnown = displayStatusOf(subscription) === 'active' && amount !== undefined && date !== undefined;
  return isKnown && amount.minor > 0 ? { amount, date } : undefined;
}
