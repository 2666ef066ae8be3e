import type { Instant } from '@/domain/shared/instant';
import { billingCycleOf, type BillingCycle } from './billingCycle';
import type { AddOnId, Catalog, PlanId } from './Plan';
import { fingerprintOf, type PlanSelection } from './PlanSelection';
import { catalogOfCycle } from './pricing';
import { addOnItemsOf, displayStatusOf, planItemOf, type Subscription } from './Subscription';

/** What an order does to the subscription of a business (decisions C4, C28). */
export type OrderKind = 'create' | 'update' | 'reactivate';

export function orderKindFor(subscription: Subscription | undefined): OrderKind {
  if (subscription === undefined) return 'create';
  return displayStatusOf(subscription) === 'cancelled' ? 'reactivate' : 'update';
}

/** An order as it went out: enough to recognise it in a subscription, nothing personal (faults B.5). */
export interface SentOrder {
  readonly kind: OrderKind;
  readonly cycle: BillingCycle;
  readonly planId: PlanId;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
  /** The subscription as it was before. */
  readonly fingerprintBefore: string;
  readonly sentAt: Instant;
}

/** Undefined without a plan: there is nothing to order. */
export function sentOrderOf(
  selection: PlanSelection,
  subscription: Subscription | undefined,
  now: Instant,
): SentOrder | undefined {
  if (selection.plan === undefined) return undefined;
  return {
    kind: orderKindFor(subscription),
    cycle: selection.cycle,
    planId: selection.plan.id,
    addOns: selection.addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
    fingerprintBefore: fingerprintOf(subscription),
    sentAt: now,
  };
}

/**
 * Whether a subscription read later proves that the order was carried out: it holds exactly what was ordered, and
 * it is not what was there before. An order that changes nothing visible can not be proven this way.
 */
export function isCarriedOut(order: SentOrder, subscription: Subscription | undefined): boolean {
  if (subscription === undefined || subscription.cancelledAt !== undefined) return false;
  if (fingerprintOf(subscription) === order.fingerprintBefore) return false;
  const ordered = new Set<string>([order.planId, ...order.addOns.map(({ id }) => id)]);
  const held = new Set<string>(addOnItemsOf(subscription).map(({ id }) => id));
  const plan = planItemOf(subscription);
  if (plan !== undefined) held.add(plan.id);
  const hasCycle = [undefined, order.cycle].includes(billingCycleOf(subscription.periodUnit));
  return hasCycle && held.size === ordered.size && [...ordered].every((id) => held.has(id));
}

/** How long an order without an answer may still be carried out, in milliseconds (faults B.4). */
export const ORDER_IN_FLIGHT = 2 * 60 * 1000;

export function isInFlight(order: SentOrder, now: Instant): boolean {
  return now - order.sentAt < ORDER_IN_FLIGHT;
}

/** What was ordered, in the words and prices of the catalogue; undefined when it does not hold all of it. */
export function selectionOf(order: SentOrder, catalog: Catalog): PlanSelection | undefined {
  const { plans, addOns } = catalogOfCycle(catalog, order.cycle);
  const plan = plans.find(({ id }) => id === order.planId);
  const selected = order.addOns.flatMap(({ id, quantity }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity }];
  });
  if (plan === undefined || selected.length < order.addOns.length) return undefined;
  return { cycle: order.cycle, plan, addOns: selected, method: undefined };
}
