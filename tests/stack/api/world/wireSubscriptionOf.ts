import type { PointInTime } from '@/domain/shared/pointInTime';
import type { SavedCard } from '@/domain/subscription/paymentMethod';
import type { Subscription, SubscriptionItem } from '@/domain/subscription/Subscription';
import { millisecondsOf } from './wireBusinessOf';
import type { WireCard, WireItem, WireSubscription } from './WireWorld';

/** Converts a subscription to the format of the API. */
export function wireSubscriptionOf(subscription: Subscription): WireSubscription {
  return {
    status: subscription.status,
    cancelled_at: secondsOf(subscription.cancelledAt),
    cancel_reason: subscription.cancelReason ?? null,
    trial_end: secondsOf(subscription.trialEnd),
    next_billing_date: secondsOf(subscription.nextBillingDate),
    period_unit: subscription.periodUnit ?? null,
    items: subscription.items.map(wireItemOf),
    card: subscription.card === undefined ? null : wireCardOf(subscription.card),
  };
}

/** Throws for an unknown price, which the demo data does not contain. */
function minorOf(price: SubscriptionItem['price']): number {
  if (price === undefined) throw new Error('The demo world has an item without a price');
  return price.minor;
}

function wireItemOf({ type, id, name, price, quantity }: SubscriptionItem): WireItem {
  return type === 'plan'
    ? { item_type: 'Plan', id, name, price: minorOf(price) }
    : { item_type: 'Addon', id, name, price: minorOf(price), quantity };
}

function wireCardOf({ lastFour, brand, maskedNumber, status, expiry }: SavedCard): WireCard {
  return {
    last_four: lastFour,
    card_type: brand ?? null,
    mask_number: maskedNumber ?? null,
    status,
    expiry_month: expiry?.month ?? null,
    expiry_year: expiry?.year ?? null,
  };
}

function secondsOf(point: PointInTime | undefined): number | null {
  return point === undefined ? null : Math.floor(millisecondsOf(point) / 1000);
}
