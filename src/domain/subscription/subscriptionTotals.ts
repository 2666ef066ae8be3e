import { civilDateOf, compareCivilDates } from '@/domain/shared/civilDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { Money } from '@/domain/shared/Money';
import { announcedChargeOf } from './announcedCharge';
import { nextChargeOf } from './nextCharge';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  totalOfSubscription,
  type Subscription,
} from './Subscription';

/** A subscription and the time zone of its business. */
export interface DatedSubscription {
  readonly subscription: Subscription;
  readonly timeZone: string | undefined;
}

/** What an owner pays for all businesses, calculated from the plans. It is not an invoice. */
export interface SubscriptionTotals {
  readonly active: number;
  readonly inTrial: number;
  /** The sums of the active monthly and of the active annual subscriptions, one for each currency. */
  readonly monthly: readonly Money[];
  readonly annual: readonly Money[];
  /** The active subscriptions that are in neither sum, because their total or period is unknown. */
  readonly uncounted: number;
  readonly nextCharge: DatedCharge | undefined;
}

export interface DatedCharge {
  readonly date: PointInTime;
  readonly timeZone: string | undefined;
  /** All charges of that day. Undefined when one of them is unknown, of a trial (decision C105) or in another currency. */
  readonly amount: Money | undefined;
}

/** Paused, cancelled and unknown subscriptions are not counted. A trial counts from its first charge on. */
export function totalsOf(all: readonly DatedSubscription[], now: Instant): SubscriptionTotals {
  const active = all.filter(({ subscription }) => displayStatusOf(subscription) === 'active');
  const counted = active.flatMap(({ subscription }) => {
    const [cycle, amount] = [billingCycleOfSubscription(subscription), totalOfSubscription(subscription)];
    return cycle === undefined || amount === undefined ? [] : [{ cycle, amount }];
  });
  const amountsOf = (wanted: 'monthly' | 'annual'): readonly Money[] =>
    counted.flatMap(({ cycle, amount }) => (cycle === wanted ? [amount] : []));
  return {
    active: active.length,
    inTrial: all.filter(({ subscription }) => displayStatusOf(subscription) === 'intrial').length,
    monthly: sumsByCurrency(amountsOf('monthly')),
    annual: sumsByCurrency(amountsOf('annual')),
    uncounted: active.length - counted.length,
    nextCharge: firstCharge(all, now),
  };
}

function firstCharge(all: readonly DatedSubscription[], now: Instant): DatedCharge | undefined {
  const charges = all.flatMap((dated) => datedCharge(dated, now)).toSorted(byDay);
  const [first] = charges;
  if (first === undefined) return undefined;
  const ofThatDay = charges.filter((charge) => byDay(charge, first) === 0);
  return { ...first, amount: sumOf(ofThatDay.map(({ amount }) => amount)) };
}

/** A subscription that costs nothing has no charge. */
function datedCharge({ subscription, timeZone }: DatedSubscription, now: Instant): readonly DatedCharge[] {
  const charge = nextChargeOf(subscription, now, timeZone);
  if (charge?.date === undefined || charge.amount?.minor === 0) return [];
  const amount = announcedChargeOf(subscription, now, timeZone)?.amount;
  return [{ amount, date: charge.date, timeZone }];
}

function byDay(a: DatedCharge, b: DatedCharge): number {
  return compareCivilDates(civilDateOf(a.date, a.timeZone), civilDateOf(b.date, b.timeZone));
}

/** Amounts of different currencies are never added (decision C57). */
function sumsByCurrency(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>();
  for (const amount of amounts)
    sums.set(amount.currency, (sums.get(amount.currency) ?? Money.zero(amount.currency)).plus(amount));
  return [...sums.values()];
}

function sumOf(amounts: readonly (Money | undefined)[]): Money | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  const sums = sumsByCurrency(known);
  return known.length === amounts.length && sums.length === 1 ? sums[0] : undefined;
}
