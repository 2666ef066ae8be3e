import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import { upcomingDatesOf, type UpcomingDate } from '@/domain/subscription/upcomingDates';
import {
  billingCycleOfSubscription,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import type { BillingFormValues } from '@/domain/validation/BillingAddress';
import type { CatalogName } from '@/ui/subscription/catalogTexts';

/** What a confirmation is about: an order, or the subscription itself. */
export interface ConfirmationSource {
  readonly business: Business;
  /** When the order was sent, or the subscription was read. */
  readonly at: Instant;
  /** The dates before it are left out. By default `at`. */
  readonly now?: Instant;
  /** Undefined if it could not be read after the order. */
  readonly subscription: Subscription | undefined;
  /** Undefined if the confirmation is about the subscription itself. */
  readonly order?: ConfirmedOrder | undefined;
}

interface ConfirmedOrder {
  readonly key: IdempotencyKey;
  readonly selection: PlanSelection;
  /** Undefined if only the service knows what an item costs. Then no item has a price. */
  readonly total: Money | undefined;
  /** The billing address of the order. Undefined if it is not known. */
  readonly billing: BillingFormValues | undefined;
}

export interface ConfirmedItem extends CatalogName {
  readonly type: 'plan' | 'addon';
  readonly id: string;
  readonly quantity: number;
  /** The price of one unit. */
  readonly price: Money | undefined;
}

interface ConfirmedItems {
  readonly items: readonly ConfirmedItem[];
  readonly total: Money | undefined;
  readonly cycle: BillingCycle | undefined;
}

/** The facts that an owner can print, and whose dates can be saved in a calendar. */
export interface Confirmation extends ConfirmationSource, ConfirmedItems {
  /** The dates of the subscription after `now`. */
  readonly dates: readonly UpcomingDate[];
}

export function confirmationOf(source: ConfirmationSource): Confirmation {
  const { business, at, now = at, subscription, order } = source;
  return {
    ...source,
    ...(order === undefined ? itemsOfSubscription(subscription) : itemsOfOrder(order)),
    dates: subscription ? upcomingDatesOf(subscription, { now, timeZone: business.timezone }) : [],
  };
}

function itemsOfSubscription(subscription: Subscription | undefined): ConfirmedItems {
  return {
    items: subscription?.items ?? [],
    total: subscription && totalOfSubscription(subscription),
    cycle: subscription && billingCycleOfSubscription(subscription),
  };
}

function itemsOfOrder({ selection: { plan, addOns, cycle }, total }: ConfirmedOrder): ConfirmedItems {
  const items = [
    ...(plan === undefined ? [] : [{ ...plan, price: total && plan.price, quantity: 1 }]),
    ...addOns.map(({ addOn, quantity }) => ({ ...addOn, price: total && addOn.price, quantity })),
  ];
  return { items, total, cycle };
}
