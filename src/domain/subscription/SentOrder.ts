import type { Instant } from '@/domain/shared/instant';
import { markOf } from '@/domain/shared/mark';
import { BILLING_CYCLES, billingCycleOf, type BillingCycle } from './billingCycle';
import type { OrderKey } from './OrderKey';
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

/** What an order asks for. */
export interface OrderContent {
  readonly cycle: BillingCycle;
  readonly planId: PlanId;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
}

/** An order as it went out: enough to recognise it in a subscription, nothing personal (faults B.5). */
export interface SentOrder {
  readonly kind: OrderKind;
  /** Undefined for an order of an earlier release, which had none. */
  readonly key: OrderKey | undefined;
  /** Undefined where another tab sent it: the device keeps fingerprints only (decision C93). */
  readonly content: OrderContent | undefined;
  /** The subscription as it was before, card included. */
  readonly fingerprintBefore: string;
  /** What was ordered. */
  readonly fingerprintOrdered: string;
  readonly sentAt: Instant;
}

/** A selection that can be ordered. */
export type OrderableSelection = PlanSelection & { readonly plan: Plan };

export function sentOrderOf(
  { cycle, plan, addOns }: OrderableSelection,
  subscription: Subscription | undefined,
  key: OrderKey,
  now: Instant,
): SentOrder {
  const content = {
    cycle,
    planId: plan.id,
    addOns: addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
  };
  return {
    kind: orderKindFor(subscription, now),
    key,
    content,
    fingerprintBefore: paidStateOf(subscription),
    fingerprintOrdered: contentMarkOf(content),
    sentAt: now,
  };
}

/** Stands for what an order asks for, without showing it. */
export function contentMarkOf({ cycle, planId, addOns }: OrderContent): string {
  return markOfItems(cycle, [planId, ...addOns.map(({ id }) => id)]);
}

/** Equal for the same items in any order; how often each is there is the server's decision (decision C16). */
function markOfItems(cycle: BillingCycle, ids: readonly string[]): string {
  return markOf(JSON.stringify([cycle, ...[...new Set(ids)].toSorted()]));
}

/** Stands for a state of a subscription: it differs with everything an order can change, the card included. */
export function paidStateOf(subscription: Subscription | undefined): string {
  return markOf(paidStateText(subscription));
}

/** The state in words, as an earlier release kept it. */
function paidStateText(subscription: Subscription | undefined): string {
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
  const plan = planItemOf(subscription);
  const ids = [...(plan === undefined ? [] : [plan.id]), ...addOnItemsOf(subscription).map(({ id }) => id)];
  const known = billingCycleOf(subscription.periodUnit);
  const cycles = known === undefined ? BILLING_CYCLES : [known];
  return cycles.some((cycle) => markOfItems(cycle, ids) === order.fingerprintOrdered);
}

/** How long after it was sent an order may still arrive, in milliseconds (faults B.4). */
const ARRIVES_WITHIN = 60_000;

/** In how many reads an order has to be missing (faults B.4). */
const READS_NEEDED = 3;

/** Whether an order was looked for long and often enough to say what a read without it means. */
export function isSettled(order: SentOrder, reads: number, now: Instant): boolean {
  return reads >= READS_NEEDED && now - order.sentAt >= ARRIVES_WITHIN;
}

/** What was ordered, in the words and prices of the catalogue; undefined where not all of it is known. */
export function selectionOf({ content }: SentOrder, catalog: Catalog): OrderableSelection | undefined {
  if (content === undefined) return undefined;
  const { plans, addOns } = catalogOfCycle(catalog, content.cycle);
  const plan = plans.find(({ id }) => id === content.planId);
  const selected = content.addOns.flatMap(({ id, quantity }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity }];
  });
  if (plan === undefined || selected.length < content.addOns.length) return undefined;
  return { cycle: content.cycle, plan, addOns: selected, method: undefined };
}
