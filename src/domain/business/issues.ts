import {
  plainDateAt,
  plainDateOf,
  comparePlainDates,
  daysBetween,
  relativeDayOf,
  type LocalTime,
} from '@/domain/shared/plainDate';
import type { PlainDate, PointInTime } from '@/domain/shared/pointInTime';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import {
  announcedChargeOf,
  nextChargeOf,
  type AnnouncedCharge,
  type Charge,
} from '@/domain/subscription/nextCharge';
import { validityOf, type CardExpiry } from '@/domain/subscription/paymentMethod';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  isTrialOver,
  isUsable,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { isActive, isDraft, type Business } from './Business';

/** The kinds of issues that need the owner's attention, the most urgent first. */
export const ISSUE_KINDS = [
  'card-expired',
  'visible-unpaid',
  'no-plan',
  'trial-ends',
  'ends',
  'paid-hidden',
  'card-expiring',
  'unknown',
  'paused',
] as const;
export type IssueKind = (typeof ISSUE_KINDS)[number];

/** Something about a business and its subscription that needs the owner's attention. */
export type Issue =
  /**
   * `charge` is undefined when it is unknown whether the card will be charged. `announced` is the same charge when its
   * amount and date are both certain enough to be shown (decision C105).
   */
  | {
      readonly kind: 'card-expired';
      readonly expiry: CardExpiry | undefined;
      readonly charge: Charge | undefined;
      readonly announced: AnnouncedCharge | undefined;
    }
  | { readonly kind: 'visible-unpaid' }
  | {
      readonly kind: 'trial-ends';
      readonly date: PointInTime;
      /** 0 when it ends today. */
      readonly days: number;
      readonly price: Money | undefined;
      readonly cycle: BillingCycle | undefined;
    }
  | { readonly kind: 'ends'; readonly date: PointInTime; readonly isToday: boolean }
  | { readonly kind: 'paid-hidden'; readonly isTrial: boolean }
  /** `missed` is the date of the announced charge if the card expires before it. */
  | {
      readonly kind: 'card-expiring';
      readonly expiry: CardExpiry | undefined;
      readonly missed: PointInTime | undefined;
      readonly charge: Charge | undefined;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'paused'; readonly isHidden: boolean }
  | { readonly kind: 'no-plan' };

/** The issues of one business. The first issue decides the position of the business in the list, and its button. */
export interface BusinessIssues {
  readonly business: Business;
  readonly issues: readonly [Issue, ...Issue[]];
}

/** In days. A trial with more days left is no issue. */
const LAST_DAYS_OF_TRIAL = 14;

/**
 * The issues of a business, the most urgent first. A missing plan is an issue, because customers cannot find the
 * business (decision C118). For a draft it is not an issue, because the draft first needs its details.
 */
export function issuesOf(
  business: Business,
  subscription: Subscription | undefined,
  now: Instant,
): readonly Issue[] {
  const at = { now, timeZone: business.timezone };
  if (!isUsable(subscription, at)) {
    if (isActive(business)) return [{ kind: 'visible-unpaid' }];
    return isDraft(business) ? [] : [{ kind: 'no-plan' }];
  }
  const issues = [cardIssue(subscription, at), ...statusIssues(business, subscription, at)].filter(
    (issue) => issue !== undefined,
  );
  return issues.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}

/**
 * The businesses that have issues. Those whose subscription is not known are left out. Sorted by the kind of the first
 * issue, then by its date, then in the given order.
 */
export function issuesAmong(
  businesses: readonly Business[],
  subscriptions: ReadonlyMap<Business['id'], Subscription | undefined>,
  now: Instant,
): readonly BusinessIssues[] {
  const found = businesses.flatMap((business): readonly BusinessIssues[] => {
    if (!subscriptions.has(business.id)) return [];
    const [first, ...more] = issuesOf(business, subscriptions.get(business.id), now);
    return first === undefined ? [] : [{ business, issues: [first, ...more] }];
  });
  return found.toSorted((a, b) => {
    const [[one], [other]] = [a.issues, b.issues];
    return urgencyOf(one) - urgencyOf(other) || compareDates(dayOf(a), dayOf(b));
  });
}

/** The issue of a card that has expired or expires soon. None for a subscription that is not charged. */
function cardIssue(subscription: Subscription, at: LocalTime): Issue | undefined {
  const { card } = subscription;
  const charge = nextChargeOf(subscription, at);
  const mayBeCharged = charge !== undefined || displayStatusOf(subscription) === 'unknown';
  if (card === undefined || !mayBeCharged) return undefined;
  const announced = announcedChargeOf(subscription, at);
  switch (validityOf(card)) {
    case 'expired':
      return { kind: 'card-expired', expiry: card.expiry, charge, announced };
    case 'expiring':
      return {
        kind: 'card-expiring',
        expiry: card.expiry,
        charge,
        missed: missedCharge(card.expiry, announced, at.timeZone),
      };
    case 'valid':
    case 'unknown':
      return undefined;
  }
}

/** The date of the charge if it is after the last month of the card. */
function missedCharge(
  expiry: CardExpiry | undefined,
  charge: AnnouncedCharge | undefined,
  timeZone: string | undefined,
): PointInTime | undefined {
  if (expiry === undefined || charge === undefined) return undefined;
  const { year, month } = plainDateOf(charge.date, timeZone);
  return expiry.year < year || (expiry.year === year && expiry.month < month) ? charge.date : undefined;
}

function statusIssues(business: Business, subscription: Subscription, at: LocalTime): readonly Issue[] {
  switch (displayStatusOf(subscription)) {
    case 'active':
      return isActive(business) ? [] : [{ kind: 'paid-hidden', isTrial: false }];
    case 'intrial':
      if (isTrialOver(subscription, at)) return [];
      return [
        ...trialEnds(subscription, at),
        ...(isActive(business) ? [] : [{ kind: 'paid-hidden', isTrial: true } as const]),
      ];
    case 'cancelled':
      return [subscription.cancelledAt]
        .filter((date) => date !== undefined)
        .map((date) => ({
          kind: 'ends',
          date,
          isToday: relativeDayOf(date, at) === 'today',
        }));
    case 'paused':
      return [{ kind: 'paused', isHidden: !isActive(business) }];
    case 'unknown':
      return [{ kind: 'unknown' }];
  }
}

function trialEnds(subscription: Subscription, { now, timeZone }: LocalTime): readonly Issue[] {
  const { trialEnd: date } = subscription;
  if (date === undefined) return [];
  const days = daysBetween(plainDateAt(now, timeZone), plainDateOf(date, timeZone));
  if (days > LAST_DAYS_OF_TRIAL) return [];
  const [price, cycle] = [totalOfSubscription(subscription), billingCycleOfSubscription(subscription)];
  return [{ kind: 'trial-ends', date, days, price, cycle }];
}

/** A lower number is more urgent. A card comes last when it is unknown whether it will be charged. */
function urgencyOf(issue: Issue): number {
  const isChargeUncertain = 'charge' in issue && issue.charge === undefined;
  return isChargeUncertain ? ISSUE_KINDS.length : ISSUE_KINDS.indexOf(issue.kind);
}

function dayOf({ business, issues: [first] }: BusinessIssues): PlainDate | undefined {
  const date = dateOf(first);
  return date === undefined ? undefined : plainDateOf(date, business.timezone);
}

function dateOf(issue: Issue): PointInTime | undefined {
  if ('charge' in issue) return issue.charge?.date;
  return 'date' in issue ? issue.date : undefined;
}

/** Businesses without a date come after those with one. */
function compareDates(a: PlainDate | undefined, b: PlainDate | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return comparePlainDates(a, b);
}
