import { plainDateOf, comparePlainDates } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { Money } from '@/domain/shared/Money';
import type { BillingCycle } from './billingCycle';
import { announcedChargeOf, nextChargeOf } from './nextCharge';
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
export interface SubscriptionTotals<Of extends DatedSubscription = DatedSubscription> {
  /** The sums of the active monthly and of the active annual subscriptions, one for each currency. */
  readonly monthly: readonly Money[];
  readonly annual: readonly Money[];
  /** Whether a trial is left out that will cost something, also one whose first charge has no date. */
  readonly leavesOutTrials: boolean;
  /** The next charge of each subscription, the earliest first. */
  readonly charges: readonly NextCharge<Of>[];
}

export interface NextCharge<Of extends DatedSubscription = DatedSubscription> {
  readonly of: Of;
  readonly date: PointInTime;
  /** Undefined for a trial (decision C105). */
  readonly amount: Money | undefined;
}

/**
 * Paused, cancelled and unknown subscriptions are not counted, and a trial only after its first charge. Undefined when
 * nothing is counted, and when a price or period is unknown, because then every sum would be too low.
 */
export function totalsOf<Of extends DatedSubscription>(
  all: readonly Of[],
  now: Instant,
): SubscriptionTotals<Of> | undefined {
  const active = all.filter(({ subscription }) => displayStatusOf(subscription) === 'active');
  const counted = active.flatMap(({ subscription }) => {
    const [cycle, amount] = [billingCycleOfSubscription(subscription), totalOfSubscription(subscription)];
    return cycle === undefined || amount === undefined ? [] : [{ cycle, amount }];
  });
  if (counted.length === 0 || counted.length < active.length) return undefined;
  const amountsOf = (wanted: BillingCycle): readonly Money[] =>
    counted.flatMap(({ cycle, amount }) => (cycle === wanted ? [amount] : []));
  return {
    monthly: sumsByCurrency(amountsOf('monthly')),
    annual: sumsByCurrency(amountsOf('annual')),
    leavesOutTrials: all.some(
      ({ subscription }) =>
        displayStatusOf(subscription) === 'intrial' && totalOfSubscription(subscription)?.minor !== 0,
    ),
    charges: all.flatMap((of) => nextChargesOf(of, now)).toSorted(byDay),
  };
}

/** A subscription that costs nothing has no charge. */
function nextChargesOf<Of extends DatedSubscription>(of: Of, now: Instant): readonly NextCharge<Of>[] {
  const at = { now, timeZone: of.timeZone };
  const charge = nextChargeOf(of.subscription, at);
  if (charge?.date === undefined || charge.amount?.minor === 0) return [];
  return [{ of, date: charge.date, amount: announcedChargeOf(of.subscription, at)?.amount }];
}

function byDay(a: NextCharge, b: NextCharge): number {
  return comparePlainDates(plainDateOf(a.date, a.of.timeZone), plainDateOf(b.date, b.of.timeZone));
}

/** Amounts of different currencies are never added (decision C57). */
export function sumsByCurrency(amounts: readonly Money[]): readonly Money[] {
  const sums = new Map<string, Money>();
  for (const amount of amounts)
    sums.set(amount.currency, (sums.get(amount.currency) ?? Money.zero(amount.currency)).plus(amount));
  return [...sums.values()];
}
