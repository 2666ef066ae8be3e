import { ApiError } from '../ApiError';
import type { WireCard, WireItem, WireSubscription } from '../world/WireWorld';
import { nextPeriod } from './billingDates';
import { redeemCard, type RedeemToken } from './CardDetails';
import type { OrderRequest } from './OrderRequest';
import type { Good, PriceList } from './priceList';
import { normalizeStatus } from './spelling';

interface OrderSituation {
  /** The current subscription of the business. */
  readonly subscription: WireSubscription | undefined;
  readonly prices: PriceList;
  readonly redeemToken: RedeemToken;
  /** In seconds. */
  readonly now: number;
}

/** Validates the order, charges the card and returns the new subscription. */
export async function takeOrder(request: OrderRequest, situation: OrderSituation): Promise<WireSubscription> {
  const items = orderedItemsOf(request, situation.prices);
  const card = await cardFor(request, situation);
  return subscriptionTo(items, card, situation);
}

/** True when the subscription has ended and cannot be changed. */
export function hasEnded({ cancelled_at }: WireSubscription, now: number): boolean {
  return cancelled_at !== null && cancelled_at <= now;
}

export function totalOf({ items }: WireSubscription): number {
  return items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
}

interface OrderedItems {
  readonly plan: Good;
  readonly addOns: readonly Good[];
}

function orderedItemsOf({ plan_id, addon_ids }: OrderRequest, { plans, addOns }: PriceList): OrderedItems {
  const plan = plans.find(({ id }) => id === plan_id);
  if (plan === undefined) throw new ApiError(400, 'plan_id: there is no such plan', 'plan_id');
  const ordered = addOns.filter(
    ({ id, period_unit }) => addon_ids.includes(id) && period_unit === plan.period_unit,
  );
  if (ordered.length < addon_ids.length)
    throw new ApiError(400, 'addon_ids: not all of them are sold with this plan', 'addon_ids');
  return { plan, addOns: ordered.toSorted((a, b) => addon_ids.indexOf(a.id) - addon_ids.indexOf(b.id)) };
}

/** Returns the card that pays: that of the token, or else the saved one. */
async function cardFor(
  { payment_token, billing_address }: OrderRequest,
  { subscription, redeemToken }: OrderSituation,
): Promise<WireCard> {
  if (payment_token === null) {
    const onFile = subscription?.card ?? undefined;
    if (onFile !== undefined && ['valid', 'active'].includes(normalizeStatus(onFile.status))) return onFile;
    throw new ApiError(400, 'payment_token: there is no card on file to charge', 'payment_token');
  }
  if (billing_address === null) throw new ApiError(400, 'billing_address: missing', 'billing_address');
  return redeemCard(payment_token, redeemToken);
}

/** Paying reverts a cancellation and makes a non-renewing subscription active. Any other status continues. */
function subscriptionTo(
  { plan, addOns }: OrderedItems,
  card: WireCard,
  situation: OrderSituation,
): WireSubscription {
  const { subscription, now } = situation;
  const status = normalizeStatus(subscription?.status);
  const trialEnd = status === 'intrial' ? (subscription?.trial_end ?? 0) : 0;
  const isTrialRunning = trialEnd > now;
  const nextCharge = isTrialRunning ? trialEnd : nextBillingDate(plan, situation);
  const isRenewing = subscription?.cancelled_at === null && !['cancelled', 'nonrenewing'].includes(status);
  const keepsStatus = subscription !== undefined && (isTrialRunning || isRenewing);
  return {
    status: keepsStatus ? subscription.status : 'Active',
    cancelled_at: null,
    cancel_reason: null,
    trial_end: keepsStatus ? subscription.trial_end : null,
    next_billing_date: keepsStatus && status === 'paused' ? null : nextCharge,
    period_unit: plan.period_unit,
    items: [planItem(plan), ...addOns.map((addOn) => addOnItem(addOn, subscription))],
    card,
  };
}

/** Keeps the next billing date, or the end of a cancelled period, when the period unit is unchanged. */
function nextBillingDate({ period_unit }: Good, { subscription, now }: OrderSituation): number {
  const planned = subscription?.next_billing_date ?? subscription?.cancelled_at ?? 0;
  return subscription?.period_unit === period_unit && planned > now ? planned : nextPeriod(now, period_unit);
}

function planItem(plan: Good): WireItem {
  return { item_type: 'Plan', ...soldAs(plan) };
}

/** Keeps the quantity of an existing add-on, because an order contains none. */
function addOnItem(addOn: Good, subscription: WireSubscription | undefined): WireItem {
  const before = subscription?.items.find(({ id }) => id === addOn.id);
  return { item_type: 'Addon', ...soldAs(addOn), quantity: before?.quantity ?? 1 };
}

function soldAs({ id, name, external_name, price }: Good) {
  const externalName = external_name ?? '';
  return { id, name, price, ...(externalName === '' ? {} : { external_name: externalName }) };
}
