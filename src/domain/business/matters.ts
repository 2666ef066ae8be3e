import { civilDateAt, civilDateOf, compareCivilDates, daysBetween, tenseOf } from '@/domain/shared/civilDate';
import type { CivilDate, PointInTime } from '@/domain/shared/pointInTime';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import { announcedChargeOf, type AnnouncedCharge } from '@/domain/subscription/announcedCharge';
import { nextChargeOf, type Charge } from '@/domain/subscription/nextCharge';
import { validityOf, type CardExpiry } from '@/domain/subscription/paymentMethod';
import {
  billingCycleOfSubscription,
  displayStatusOf,
  isOver,
  isTrialOver,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { isActive, type Business } from './Business';

/** The kinds of matters that need the owner's attention, the most urgent first. */
export const MATTER_KINDS = [
  'card-expired',
  'visible-unpaid',
  'trial-ends',
  'ends',
  'paid-hidden',
  'card-expiring',
  'unknown',
  'paused',
] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/** Something about a business and its subscription that needs the owner's attention. */
export type Matter =
  /**
   * `charge` is undefined when it is unknown whether the card will be charged. `announced` has its amount and its date
   * when a sentence may name both (decision C105).
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
  /** `missed` is the date of an announced charge in a later month than the last one of the card. */
  | {
      readonly kind: 'card-expiring';
      readonly expiry: CardExpiry | undefined;
      readonly missed: PointInTime | undefined;
      readonly charge: Charge | undefined;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'paused'; readonly isHidden: boolean };

/** The matters of one business. The first one decides its place and its button. */
export interface BusinessMatters {
  readonly business: Business;
  readonly matters: readonly [Matter, ...Matter[]];
}

/** A trial is a matter in its last days. */
const LAST_DAYS_OF_TRIAL = 14;

/**
 * The matters of a business, the most urgent first. A hidden business without a subscription has none, because owners
 * are not urged to buy.
 */
export function mattersOf(
  business: Business,
  subscription: Subscription | undefined,
  now: Instant,
): readonly Matter[] {
  if (subscription === undefined || isOver(subscription, now))
    return isActive(business) ? [{ kind: 'visible-unpaid' }] : [];
  const matters = [
    cardMatter(subscription, now, business.timezone),
    ...statusMatters(business, subscription, now),
  ].filter((matter) => matter !== undefined);
  return matters.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}

/** The businesses with matters: by the kind of the first matter, within a kind by date, else in the given order. */
function inOrderOfUrgency(all: readonly BusinessMatters[]): readonly BusinessMatters[] {
  return all.toSorted((a, b) => {
    const [[one], [other]] = [a.matters, b.matters];
    return urgencyOf(one) - urgencyOf(other) || compareDates(dayOf(a), dayOf(b));
  });
}

/** The businesses with matters among those whose subscription is known, the most urgent first. */
export function mattersAmong(
  businesses: readonly Business[],
  subscriptions: ReadonlyMap<Business['id'], Subscription | undefined>,
  now: Instant,
): readonly BusinessMatters[] {
  const found = businesses.flatMap((business): readonly BusinessMatters[] => {
    if (!subscriptions.has(business.id)) return [];
    const [first, ...more] = mattersOf(business, subscriptions.get(business.id), now);
    return first === undefined ? [] : [{ business, matters: [first, ...more] }];
  });
  return inOrderOfUrgency(found);
}

/**
 * A card that is about to fail. It is the first matter only when a charge is expected. Beside an unknown status it is
 * mentioned, and a cancelled or paused subscription is not charged.
 */
function cardMatter(
  subscription: Subscription,
  now: Instant,
  timeZone: string | undefined,
): Matter | undefined {
  const { card } = subscription;
  const charge = nextChargeOf(subscription, now, timeZone);
  const isMentioned = charge !== undefined || displayStatusOf(subscription) === 'unknown';
  if (card === undefined || !isMentioned) return undefined;
  const announced = announcedChargeOf(subscription, now, timeZone);
  switch (validityOf(card)) {
    case 'expired':
      return { kind: 'card-expired', expiry: card.expiry, charge, announced };
    case 'expiring':
      return {
        kind: 'card-expiring',
        expiry: card.expiry,
        charge,
        missed: missedCharge(card.expiry, announced, timeZone),
      };
    case 'valid':
    case 'unknown':
      return undefined;
  }
}

/** A card is valid until the end of its last month. */
function missedCharge(
  expiry: CardExpiry | undefined,
  charge: AnnouncedCharge | undefined,
  timeZone: string | undefined,
): PointInTime | undefined {
  if (expiry === undefined || charge === undefined) return undefined;
  const { year, month } = civilDateOf(charge.date, timeZone);
  return expiry.year < year || (expiry.year === year && expiry.month < month) ? charge.date : undefined;
}

function statusMatters(business: Business, subscription: Subscription, now: Instant): readonly Matter[] {
  const { timezone } = business;
  switch (displayStatusOf(subscription)) {
    case 'active':
      return isActive(business) ? [] : [{ kind: 'paid-hidden', isTrial: false }];
    case 'intrial':
      if (isTrialOver(subscription, now, timezone)) return [];
      return [
        ...trialEnds(subscription, now, timezone),
        ...(isActive(business) ? [] : [{ kind: 'paid-hidden', isTrial: true } as const]),
      ];
    case 'cancelled':
      return [subscription.cancelledAt]
        .filter((date) => date !== undefined)
        .map((date) => ({ kind: 'ends', date, isToday: tenseOf(date, now, timezone) === 'today' }));
    case 'paused':
      return [{ kind: 'paused', isHidden: !isActive(business) }];
    case 'unknown':
      return [{ kind: 'unknown' }];
  }
}

function trialEnds(
  subscription: Subscription,
  now: Instant,
  timeZone: string | undefined,
): readonly Matter[] {
  const { trialEnd: date } = subscription;
  if (date === undefined) return [];
  const days = daysBetween(civilDateAt(now, timeZone), civilDateOf(date, timeZone));
  if (days > LAST_DAYS_OF_TRIAL) return [];
  const [price, cycle] = [totalOfSubscription(subscription), billingCycleOfSubscription(subscription)];
  return [{ kind: 'trial-ends', date, days, price, cycle }];
}

/** A lower number is more urgent. A card that may never be charged is less urgent than the unknown status beside it. */
function urgencyOf(matter: Matter): number {
  const mayNotBeCharged = 'charge' in matter && matter.charge === undefined;
  return mayNotBeCharged ? MATTER_KINDS.length : MATTER_KINDS.indexOf(matter.kind);
}

function dayOf({ business, matters: [first] }: BusinessMatters): CivilDate | undefined {
  const date = dateOf(first);
  return date === undefined ? undefined : civilDateOf(date, business.timezone);
}

function dateOf(matter: Matter): PointInTime | undefined {
  if ('charge' in matter) return matter.charge?.date;
  return 'date' in matter ? matter.date : undefined;
}

/** Businesses without a date follow those with one. */
function compareDates(a: CivilDate | undefined, b: CivilDate | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return compareCivilDates(a, b);
}
