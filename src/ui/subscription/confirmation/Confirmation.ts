import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import { totalOf } from '@/domain/subscription/PlanSelection';
import { upcomingDatesOf, type UpcomingDate } from '@/domain/subscription/upcomingDates';
import type { PlacedOrder } from '@/domain/subscription/PlacedOrder';
import {
  billingCycleOfSubscription,
  totalOfSubscription,
  type Subscription,
} from '@/domain/subscription/Subscription';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import type { CatalogName } from '@/ui/subscription/catalogTexts';

/** The facts about an order or a subscription that an owner can print, and whose dates can be saved in a calendar. */
export interface Confirmation {
  readonly business: Business;
  /** When the order was sent, or the subscription was read. */
  readonly at: Instant;
  /** Undefined if the confirmation is about the subscription itself. */
  readonly order: Pick<PlacedOrder, 'key'> | undefined;
  readonly items: readonly ConfirmedItem[];
  readonly total: Money | undefined;
  readonly cycle: BillingCycle | undefined;
  readonly subscription: Subscription | undefined;
  /** The billing address of the order. */
  readonly billing: BillingForm | undefined;
  /** The dates of the subscription after `at`. */
  readonly dates: readonly UpcomingDate[];
}

export interface ConfirmedItem {
  readonly type: 'plan' | 'addon';
  readonly catalogItem: CatalogName & { readonly id: string };
  readonly quantity: number;
  /** The price of a single one. */
  readonly price: Money | undefined;
}

interface SubscriptionSource {
  readonly business: Business;
  readonly subscription: Subscription;
  readonly now: Instant;
}

interface OrderSource {
  readonly business: Business;
  readonly order: Pick<PlacedOrder, 'key' | 'sentAt'>;
  readonly selection: PlanSelection;
  /** The subscription after the order. Undefined if it could not be read. */
  readonly subscription: Subscription | undefined;
  /** The billing address of the order. Undefined if it is not known. */
  readonly billing: BillingForm | undefined;
}

export type ConfirmationSource = SubscriptionSource | OrderSource;

export function confirmationOf(source: ConfirmationSource): Confirmation {
  return 'order' in source ? confirmationOfOrder(source) : confirmationOfSubscription(source);
}

function confirmationOfSubscription({ business, subscription, now }: SubscriptionSource): Confirmation {
  return {
    business,
    at: now,
    order: undefined,
    items: subscription.items.map((item) => ({ ...item, catalogItem: item })),
    total: totalOfSubscription(subscription),
    cycle: billingCycleOfSubscription(subscription),
    subscription,
    billing: undefined,
    dates: upcomingDatesOf(subscription, now, business.timezone),
  };
}

function confirmationOfOrder({
  business,
  order,
  selection,
  subscription,
  billing,
}: OrderSource): Confirmation {
  const { plan, addOns, cycle } = selection;
  const ordered = [
    ...(plan === undefined
      ? []
      : [{ type: 'plan', catalogItem: plan, quantity: 1, price: plan.price } as const]),
    ...addOns.map(
      ({ addOn, quantity }) => ({ type: 'addon', catalogItem: addOn, quantity, price: addOn.price }) as const,
    ),
  ];
  return {
    business,
    at: order.sentAt,
    order,
    items: ordered,
    total: totalOf(selection),
    cycle,
    subscription,
    billing,
    dates: subscription === undefined ? [] : upcomingDatesOf(subscription, order.sentAt, business.timezone),
  };
}
