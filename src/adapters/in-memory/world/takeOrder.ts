import type { SubscriptionRequest } from '@/application/ports/SubscriptionRepository';
import { plainDateAt, instantAt, minutesOfDayAt, type LocalTime } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import type { PointInTime } from '@/domain/shared/pointInTime';
import { failure, success, type Result } from '@/domain/shared/result';
import { MONTHS_IN_A_YEAR, type PeriodUnit } from '@/domain/subscription/billingCycle';
import { monthsLater } from '@/domain/subscription/comingYear';
import { isUsableCard, type SavedCard } from '@/domain/subscription/paymentMethod';
import type { PaymentRefusalReason } from '@/domain/subscription/paymentRefusal';
import {
  cycleOf,
  isOffered,
  shownNameOf,
  type AddOn,
  type Catalog,
  type Plan,
} from '@/domain/subscription/Plan';
import {
  displayStatusOf,
  isCancelled,
  isNonRenewing,
  isTrialRunning,
  planItemOf,
  relativeDayOfEnd,
  type Subscription,
  type SubscriptionItem,
} from '@/domain/subscription/Subscription';
import type { CardVault } from './CardVault';

export interface OrderSituation extends LocalTime {
  /** The current subscription of the business. */
  readonly subscription: Subscription | undefined;
  readonly catalog: Catalog;
  readonly cards: CardVault;
}

interface OrderedItems {
  readonly plan: Plan;
  readonly periodUnit: PeriodUnit;
  readonly addOns: readonly AddOn[];
}

/** Executes an order as a server does: validates it, takes the prices from the catalogue and charges the card. */
export function takeOrder(
  request: SubscriptionRequest,
  situation: OrderSituation,
): Result<Subscription, PaymentRefusalReason> {
  const items = orderedItemsOf(request, situation);
  if (!items.ok) return items;
  const card = cardFor(request, situation);
  if (!card.ok) return card;
  return success(subscriptionTo(items.value, card.value, situation));
}

/** A subscription can keep its plan although it is no longer sold (decision C24). */
function orderedItemsOf(
  request: SubscriptionRequest,
  { catalog, subscription }: OrderSituation,
): Result<OrderedItems, PaymentRefusalReason> {
  const plan = catalog.plans.find(({ id }) => id === request.planId);
  const isKept = subscription !== undefined && planItemOf(subscription)?.id === plan?.id;
  if (plan === undefined || (!isOffered(plan) && !isKept) || plan.periodUnit === undefined)
    return failure('bad_request');
  const addOns = request.addOnIds.flatMap(
    (id) => catalog.addOns.find((addOn) => addOn.id === id && isSoldWith(addOn, plan)) ?? [],
  );
  if (new Set(addOns).size < request.addOnIds.length) return failure('bad_request');
  return success({ plan, periodUnit: plan.periodUnit, addOns });
}

function isSoldWith(addOn: AddOn, plan: Plan): boolean {
  return isOffered(addOn) && cycleOf(addOn) === cycleOf(plan);
}

/**
 * The card to charge. Without a token it is the saved card. A token is valid for one attempt, even when the card is
 * declined.
 */
function cardFor(
  { paymentToken, billingAddress }: SubscriptionRequest,
  { subscription, cards }: OrderSituation,
): Result<SavedCard, PaymentRefusalReason> {
  if (paymentToken === undefined) {
    const saved = subscription?.card;
    return saved !== undefined && isUsableCard(saved) ? success(saved) : failure('payment_processing_error');
  }
  if (billingAddress === undefined) return failure('bad_request');
  const redeemed = cards.redeem(paymentToken);
  if (redeemed === undefined) return failure('payment_processing_error');
  return redeemed.isDeclined ? failure('payment_processing_error') : success(redeemed.card);
}

/**
 * The subscription after a payment. The payment reverts a cancellation and makes a non-renewing subscription active. A
 * running trial and a pause continue (decision C4).
 */
function subscriptionTo(
  { plan, periodUnit, addOns }: OrderedItems,
  card: SavedCard,
  situation: OrderSituation,
): Subscription {
  const { subscription } = situation;
  const keepsStatus =
    subscription !== undefined &&
    (isTrialRunning(subscription, situation) || !(isCancelled(subscription) || isNonRenewing(subscription)));
  return {
    status: keepsStatus ? subscription.status : 'Active',
    cancelledAt: undefined,
    cancelReason: undefined,
    trialEnd: keepsStatus ? subscription.trialEnd : undefined,
    nextBillingDate: nextBillingDate(periodUnit, situation),
    periodUnit,
    items: [plan, ...addOns].map((item) => itemFrom(item, subscription)),
    hasUnreadItems: false,
    card,
  };
}

/** A trial is billed at its end, and a pause is not. A period that is paid for stays, also after a cancellation. */
function nextBillingDate(periodUnit: PeriodUnit, situation: OrderSituation): PointInTime | undefined {
  const { subscription, now, timeZone } = situation;
  if (subscription !== undefined && displayStatusOf(subscription) === 'paused') return undefined;
  if (subscription?.trialEnd !== undefined && isTrialRunning(subscription, situation))
    return subscription.trialEnd;
  const planned = subscription?.nextBillingDate ?? subscription?.cancelledAt;
  const isKept =
    subscription?.periodUnit === periodUnit &&
    planned !== undefined &&
    relativeDayOfEnd(planned, situation) !== 'past';
  return isKept ? planned : { kind: 'instant', instant: onePeriodAfter(now, periodUnit, timeZone) };
}

/** Existing items keep their quantity, because the request contains none (decision C16). */
function itemFrom(item: Plan | AddOn, subscription: Subscription | undefined): SubscriptionItem {
  const before = subscription?.items.find(({ id }) => id === item.id);
  const shared = { name: shownNameOf(item), price: item.price, quantity: before?.quantity ?? 1 };
  return item.type === 'plan'
    ? { type: 'plan', id: item.id, ...shared }
    : { type: 'addon', id: item.id, ...shared };
}

/** The same time of the same day of the next month or year, or of the last day of a shorter month. */
export function onePeriodAfter(moment: Instant, unit: PeriodUnit, timeZone: string | undefined): Instant {
  const date = monthsLater(plainDateAt(moment, timeZone), unit === 'month' ? 1 : MONTHS_IN_A_YEAR);
  return instantAt(date, minutesOfDayAt(moment, timeZone), timeZone);
}
