import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import { totalOf } from '@/domain/subscription/PlanSelection';
import type { SentOrder } from '@/domain/subscription/SentOrder';
import {
  billingCycleOfSubscription,
  totalInOneCurrency,
  type Subscription,
} from '@/domain/subscription/Subscription';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import type { CatalogName } from '@/ui/i18n/catalogText';

/** What an owner can print, save and add to a calendar. Parts that are not known are left out. */
export interface Confirmation {
  readonly business: Business;
  /** The time of the order, or of reading the subscription. */
  readonly at: Instant;
  /** The order, for the confirmation of one. Otherwise the sheet shows the subscription as it is. */
  readonly order: Pick<SentOrder, 'key'> | undefined;
  readonly items: readonly ConfirmedItem[];
  readonly total: Money | undefined;
  readonly cycle: BillingCycle | undefined;
  readonly subscription: Subscription | undefined;
  /** The billing address of the order. */
  readonly billing: BillingForm | undefined;
}

export interface ConfirmedItem {
  readonly type: 'plan' | 'addon';
  readonly of: CatalogName & { readonly id: string };
  readonly quantity: number;
  /** Of one. */
  readonly price: Money | undefined;
}

export function confirmationOfSubscription(
  business: Business,
  subscription: Subscription,
  now: Instant,
): Confirmation {
  return {
    business,
    at: now,
    order: undefined,
    items: subscription.items.map((item) => ({ ...item, of: item })),
    total: totalInOneCurrency(subscription),
    cycle: billingCycleOfSubscription(subscription),
    subscription,
    billing: undefined,
  };
}

export function confirmationOfOrder(
  business: Business,
  order: Pick<SentOrder, 'key' | 'sentAt'>,
  selection: PlanSelection,
  subscription: Subscription | undefined,
  billing: BillingForm | undefined,
): Confirmation {
  const { plan, addOns, cycle } = selection;
  const ordered = [
    ...(plan === undefined ? [] : [{ type: 'plan', of: plan, quantity: 1, price: plan.price } as const]),
    ...addOns.map(
      ({ addOn, quantity }) => ({ type: 'addon', of: addOn, quantity, price: addOn.price }) as const,
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
  };
}
