import type { Instant } from '@/domain/shared/instant';
import { billingCycleOf, type BillingCycle } from './billingCycle';
import type { AddOnId, Catalog, Plan, PlanId } from './Plan';
import { fingerprintOf, type PlanSelection } from './PlanSelection';
import { cardMarkOf } from './paymentMethod';
import { catalogOfCycle } from './pricing';
import { addOnItemsOf, displayStatusOf, hasEnded, planItemOf, type Subscription } from './Subscription';

/** What an order does to the subscription of a business (decisions C4, C28). */
export type OrderKind = 'create' | 'update' | 'reactivate';

/** A subscription that has ended is not continued but bought anew. */
export function orderKindFor(subscription: Subscription | undefined, now: Instant): OrderKind {
  if (subscription === undefined || hasEnded(subscription, now)) return 'create';
  return displayStatusOf(subscription) === 'cancelled' ? 'reactivate' : 'update';
}

/** An order as it went out: enough to recognise it in a subscription, nothing personal (faults B.5). */
export interface SentOrder {
  readonly kind: OrderKind;
  readonly cycle: BillingCycle;
  readonly planId: PlanId;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
  /** The subscription as it was before, card included. */
  readonly fingerprintBefore: string;
  readonly sentAt: Instant;
}

/** A selection that can be ordered. */
export type OrderableSelection = PlanSelection & { readonly plan: Plan };

export function sentOrderOf(
  { cycle, plan, addOns }: OrderableSelection,
  subscription: Subscription | undefined,
  now: Instant,
): SentOrder {
  return {
    kind: orderKindFor(subscription, now),
    cycle,
    planId: plan.id,
    addOns: addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
    fingerprintBefore: paidStateOf(subscription),
    sentAt: now,
  };
}

/** Tells one state of a subscription from another by everything an order can change, the card included. */
export function paidStateOf(subscription: Subscription | undefined): string {
  const fingerprint = fingerprintOf(subscription);
  return subscription?.card === undefined ? fingerprint : `${fingerprint}|${cardMarkOf(subscription.card)}`;
}

/** What a later read of the subscription says of an order. */
export type OrderTrace =
  /** The subscription holds exactly what was ordered, and is not what was there before. */
  | 'carried-out'
  /** The subscription is what it was before, which is not what was ordered. */
  | 'absent'
  /** It is neither, or the order asked for what was there already: nothing can be told for certain. */
  | 'blurred';

export function traceOf(order: SentOrder, subscription: Subscription | undefined): OrderTrace {
  const isUnchanged = paidStateOf(subscription) === order.fingerprintBefore;
  if (holds(subscription, order)) return isUnchanged ? 'blurred' : 'carried-out';
  return isUnchanged ? 'absent' : 'blurred';
}

function holds(subscription: Subscription | undefined, order: SentOrder): boolean {
  if (subscription === undefined || subscription.cancelledAt !== undefined) return false;
  const ordered = new Set<string>([order.planId, ...order.addOns.map(({ id }) => id)]);
  const held = new Set<string>(addOnItemsOf(subscription).map(({ id }) => id));
  const plan = planItemOf(subscription);
  if (plan !== undefined) held.add(plan.id);
  const hasCycle = [undefined, order.cycle].includes(billingCycleOf(subscription.periodUnit));
  return hasCycle && held.size === ordered.size && [...ordered].every((id) => held.has(id));
}

/** How long after it was sent an order may still arrive, in milliseconds (faults B.4). */
const ARRIVES_WITHIN = 60_000;

/** In how many reads an order has to be missing (faults B.4). */
const READS_NEEDED = 3;

/** Whether an order was looked for long and often enough to say what a read without it means. */
export function isSettled(order: SentOrder, reads: number, now: Instant): boolean {
  return reads >= READS_NEEDED && now - order.sentAt >= ARRIVES_WITHIN;
}

/** What was ordered, in the words and prices of the catalogue; undefined when it does not hold all of it. */
export function selectionOf(order: SentOrder, catalog: Catalog): OrderableSelection | undefined {
  const { plans, addOns } = catalogOfCycle(catalog, order.cycle);
  const plan = plans.find(({ id }) => id === order.planId);
  const selected = order.addOns.flatMap(({ id, quantity }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity }];
  });
  if (plan === undefined || selected.length < order.addOns.length) return undefined;
  return { cycle: order.cycle, plan, addOns: selected, method: undefined };
}
