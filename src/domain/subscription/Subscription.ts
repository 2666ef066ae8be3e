import { relativeDayOf, type LocalTime, type RelativeDay } from '@/domain/shared/plainDate';
import type { PointInTime } from '@/domain/shared/pointInTime';
import type { Money } from '@/domain/shared/Money';
import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { billingCycleOf, type BillingCycle, type PeriodUnit } from './billingCycle';
import type { AddOnId, PlanId } from './Plan';
import type { SavedCard } from './paymentMethod';
import { totalPrice } from './pricing';

/** A plan or add-on of a subscription, with its price at the time of purchase. */
interface Item {
  readonly name: string;
  /** Undefined when the price in the response is invalid. */
  readonly price: Money | undefined;
  /** 1 unless the server says otherwise (spec section 9). */
  readonly quantity: number;
}
export interface PlanItem extends Item {
  readonly type: 'plan';
  readonly id: PlanId;
}
export interface AddOnItem extends Item {
  readonly type: 'addon';
  readonly id: AddOnId;
}
export type SubscriptionItem = PlanItem | AddOnItem;

/** The subscription of a business (spec section 3). */
export interface Subscription {
  /** As the server spells it. */
  readonly status: string;
  readonly cancelledAt: PointInTime | undefined;
  /** True if the response has a cancellation date that cannot be read, so the subscription may be cancelled. */
  readonly isCancellationUnread?: boolean | undefined;
  readonly cancelReason: string | undefined;
  readonly trialEnd: PointInTime | undefined;
  readonly nextBillingDate: PointInTime | undefined;
  readonly periodUnit: PeriodUnit | undefined;
  readonly items: readonly SubscriptionItem[];
  /** Whether the response has an item that is not in `items`, or whose quantity is not known. Then no total is known. */
  readonly hasUnreadItems: boolean;
  readonly card: SavedCard | undefined;
}

type StatusFields = Pick<Subscription, 'status' | 'cancelledAt' | 'isCancellationUnread'>;

export const SUBSCRIPTION_DISPLAY_STATUSES = ['active', 'intrial', 'cancelled', 'paused', 'unknown'] as const;
export type SubscriptionDisplayStatus = (typeof SUBSCRIPTION_DISPLAY_STATUSES)[number];

/**
 * A cancellation date means cancelled, and one that cannot be read unknown (decision C10). A status not listed above is
 * unknown too (spec section 4, decision C6).
 */
export function displayStatusOf(subscription: StatusFields): SubscriptionDisplayStatus {
  if (subscription.cancelledAt !== undefined) return 'cancelled';
  const status = normalizeSpelling(subscription.status);
  const shown = SUBSCRIPTION_DISPLAY_STATUSES.find((known) => known === status) ?? 'unknown';
  return subscription.isCancellationUnread === true && shown !== 'cancelled' ? 'unknown' : shown;
}

/** True even when the subscription ends later (decision C12). */
export function isCancelled(subscription: StatusFields): boolean {
  return displayStatusOf(subscription) === 'cancelled';
}

/** Whether the subscription is active or in trial, and not cancelled. Only such a subscription is charged. */
export function isRunning(subscription: StatusFields): boolean {
  const status = displayStatusOf(subscription);
  return status === 'active' || status === 'intrial';
}

/**
 * Checks the raw status. Such a subscription is shown as unknown, but an update makes it active again (decision C12).
 */
export function isNonRenewing({ status }: Pick<Subscription, 'status'>): boolean {
  return normalizeSpelling(status) === 'nonrenewing';
}

/**
 * True when the cancellation date has passed. Such a subscription can no longer be changed (decision C4). A date without
 * a time ends in the time zone of the business (decision C10).
 */
export function hasEnded({ cancelledAt }: Pick<Subscription, 'cancelledAt'>, at: LocalTime): boolean {
  if (cancelledAt === undefined) return false;
  return cancelledAt.kind === 'instant'
    ? cancelledAt.instant <= at.now
    : relativeDayOf(cancelledAt, at) === 'past';
}

/** Whether a cancelled subscription can no longer be used: its end has passed, or it has no cancellation date. */
export function isOver(subscription: StatusFields, at: LocalTime): boolean {
  const { cancelledAt } = subscription;
  return isCancelled(subscription) && (cancelledAt === undefined || hasEnded(subscription, at));
}

/** Whether the business has a subscription that is not over. Without one it needs a plan. */
export function isUsable(
  subscription: Subscription | undefined,
  at: LocalTime,
): subscription is Subscription {
  return subscription !== undefined && !isOver(subscription, at);
}

/**
 * The subscription that an order continues. Undefined when the order creates a new subscription: there is none, or it
 * has ended.
 */
export function ongoingSubscription(
  subscription: Subscription | undefined,
  at: LocalTime,
): Subscription | undefined {
  return subscription === undefined || hasEnded(subscription, at) ? undefined : subscription;
}

/** Whether the end of a subscription or trial is in the future, later today or past. An end earlier today is past. */
export function relativeDayOfEnd(end: PointInTime, at: LocalTime): RelativeDay {
  return hasEnded({ cancelledAt: end }, at) ? 'past' : relativeDayOf(end, at);
}

/** Whether the trial has ended. The service may report `intrial` even after the end and the first charge. */
export function isTrialOver({ trialEnd }: Pick<Subscription, 'trialEnd'>, at: LocalTime): boolean {
  return trialEnd !== undefined && relativeDayOfEnd(trialEnd, at) === 'past';
}

/** Checks the raw status, because a subscription cancelled for a later date is still active today (decision C12). */
export function allowsActivation(subscription: Pick<Subscription, 'status'>): boolean {
  return isInTrial(subscription) || normalizeSpelling(subscription.status) === 'active';
}

function isInTrial({ status }: Pick<Subscription, 'status'>): boolean {
  return normalizeSpelling(status) === 'intrial';
}

/** Checks the raw status, because a trial cancelled for a later date is still a trial today (decision C12). */
export function isTrialRunning(
  subscription: Pick<Subscription, 'status' | 'trialEnd'>,
  at: LocalTime,
): boolean {
  return isInTrial(subscription) && !isTrialOver(subscription, at);
}

/** The fields of a subscription in the response to a cancellation (spec section 4). */
export type CancellationResponse = Pick<
  Subscription,
  keyof StatusFields | 'cancelReason' | 'trialEnd' | 'nextBillingDate'
>;

/** Replaces the fields of the response. Items, period and card stay unchanged. */
export function mergeCancellation(subscription: Subscription, response: CancellationResponse): Subscription {
  const { status, cancelledAt, isCancellationUnread, cancelReason, trialEnd, nextBillingDate } = response;
  const fields = { status, cancelledAt, isCancellationUnread, cancelReason, trialEnd, nextBillingDate };
  return { ...subscription, ...fields };
}

export function planItemOf(subscription: Subscription): PlanItem | undefined {
  return subscription.items.find((item) => item.type === 'plan');
}

export function addOnItemsOf(subscription: Subscription): readonly AddOnItem[] {
  return subscription.items.filter((item) => item.type === 'addon');
}

export function billingCycleOfSubscription(subscription: Subscription): BillingCycle | undefined {
  return billingCycleOf(subscription.periodUnit);
}

/** Active, without a trial or a cancellation, and billed monthly. */
export function isActiveMonthly(subscription: Subscription): boolean {
  return displayStatusOf(subscription) === 'active' && billingCycleOfSubscription(subscription) === 'monthly';
}

/**
 * The total per period at the prices of the subscription. Undefined without items, for an unknown item or price, and with
 * two currencies, which cannot be added (decision C57).
 */
export function totalOfSubscription({ items, hasUnreadItems }: Subscription): Money | undefined {
  if (hasUnreadItems) return undefined;
  const priced = items.flatMap(({ price, quantity }) => (price === undefined ? [] : [{ price, quantity }]));
  const currencies = new Set(priced.map(({ price }) => price.currency));
  return priced.length < items.length || currencies.size !== 1 ? undefined : totalPrice(priced);
}
