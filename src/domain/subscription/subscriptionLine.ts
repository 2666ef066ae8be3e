import type { LocalTime, RelativeDay } from '@/domain/shared/plainDate';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from './billingCycle';
import { nextChargeOf } from './nextCharge';
import { validityOf, type CardExpiry } from './paymentMethod';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  planItemOf,
  relativeDayOfEnd,
  totalOfSubscription,
  type PlanItem,
  type Subscription,
} from './Subscription';

export interface PeriodPrice {
  /** Undefined when the total of the subscription is unknown. */
  readonly amount: Money | undefined;
  /** Undefined for a period that is neither a month nor a year. */
  readonly cycle: BillingCycle | undefined;
}

/** The end of a subscription or trial, and whether it is over. */
interface DatedEnd {
  readonly date: PointInTime;
  readonly relativeDay: RelativeDay;
}

/** The plan of a subscription, and what it costs. */
export interface PlanAndPrice {
  readonly plan: PlanItem | undefined;
  readonly price: PeriodPrice;
}

/** A line about the subscription of a business: its state, and the next event. */
export type SubscriptionLine =
  | { readonly kind: 'none' }
  | (PlanAndPrice & { readonly kind: 'active'; readonly nextCharge: PointInTime | undefined })
  /** An active subscription or a trial whose card cannot be charged any more. */
  | (PlanAndPrice & { readonly kind: 'card-expired'; readonly expiry: CardExpiry | undefined })
  | (PlanAndPrice & { readonly kind: 'trial'; readonly end: DatedEnd | undefined })
  /** `end` is undefined when the subscription has ended without a known date. */
  | (PlanAndPrice & { readonly kind: 'cancelled'; readonly end: DatedEnd | undefined })
  | (PlanAndPrice & { readonly kind: 'paused'; readonly hasNextCharge: boolean })
  | (PlanAndPrice & { readonly kind: 'unknown' });

export function subscriptionLineOf(subscription: Subscription | undefined, at: LocalTime): SubscriptionLine {
  if (subscription === undefined) return { kind: 'none' };
  const plan = planItemOf(subscription);
  const price = {
    amount: totalOfSubscription(subscription),
    cycle: billingCycleOfSubscription(subscription),
  };
  const { card, cancelledAt, trialEnd } = subscription;
  const validity = card === undefined ? 'unknown' : validityOf(card);
  const status = displayStatusOf(subscription);
  const endAt = (date: PointInTime | undefined): DatedEnd | undefined =>
    date && { date, relativeDay: relativeDayOfEnd(date, at) };
  switch (status) {
    case 'active':
    case 'intrial':
      if (validity === 'expired') return { kind: 'card-expired', plan, price, expiry: card?.expiry };
      return status === 'active'
        ? { kind: 'active', plan, price, nextCharge: nextChargeOf(subscription, at)?.date }
        : { kind: 'trial', plan, price, end: endAt(trialEnd) };
    case 'cancelled':
      return { kind: 'cancelled', plan, price, end: endAt(cancelledAt) };
    case 'paused':
      return { kind: 'paused', plan, price, hasNextCharge: subscription.nextBillingDate !== undefined };
    case 'unknown':
      return { kind: 'unknown', plan, price };
  }
}
