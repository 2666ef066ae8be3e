import type { Instant } from '@/domain/shared/instant';
import { markOf } from '@/domain/shared/mark';
import { BILLING_CYCLES, billingCycleOf, type BillingCycle } from './billingCycle';
import type { OrderKey } from './OrderKey';
import type { AddOnId, Catalog, Plan, PlanId } from './Plan';
import { fingerprintOf, type PlanSelection } from './PlanSelection';
import { cardMarkOf } from './paymentMethod';
import { catalogOfCycle } from './pricing';
import { addOnItemsOf, displayStatusOf, hasEnded, planItemOf, type Subscription } from './Subscription';

/** The effect of an order on the subscription of a business (decisions C4, C28). */
export type OrderKind = 'create' | 'update' | 'reactivate';

/** A subscription that has ended cannot be continued, so the order creates a new one. */
export function orderKindFor(subscription: Subscription | undefined, now: Instant): OrderKind {
  if (subscription === undefined || hasEnded(subscription, now)) return 'create';
  return displayStatusOf(subscription) === 'cancelled' ? 'reactivate' : 'update';
}

/** The items of an order. */
export interface OrderContent {
  readonly cycle: BillingCycle;
  readonly planId: PlanId;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
}

/** A record of a sent order. It can be recognised in a subscription and holds no personal data (faults B.5). */
export interface SentOrder {
  readonly kind: OrderKind;
  /** Undefined for an order stored by an earlier release. */
  readonly key: OrderKey | undefined;
  /** Undefined when another tab sent the order, because localStorage holds fingerprints only (decision C93). */
  readonly content: OrderContent | undefined;
  /** The fingerprint of the subscription before the order, including the card. */
  readonly fingerprintBefore: string;
  /** The fingerprint of the ordered items. */
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

/** A hash of the ordered cycle and items. */
export function contentMarkOf({ cycle, planId, addOns }: OrderContent): string {
  return markOfItems(cycle, [planId, ...addOns.map(({ id }) => id)]);
}

/** Independent of item order and of quantities, because the server decides the quantities (decision C16). */
function markOfItems(cycle: BillingCycle, ids: readonly string[]): string {
  return markOf(JSON.stringify([cycle, ...[...new Set(ids)].toSorted()]));
}

/** A hash that changes with every part of a subscription that an order can change, including the card. */
export function paidStateOf(subscription: Subscription | undefined): string {
  return markOf(paidStateText(subscription));
}

/** The hashed text. Earlier releases store hashes of the same text, so its format stays. */
function paidStateText(subscription: Subscription | undefined): string {
  const fingerprint = fingerprintOf(subscription);
  return subscription?.card === undefined ? fingerprint : `${fingerprint}|${cardMarkOf(subscription.card)}`;
}

/** The result of looking for an order in a subscription that was read later. */
export type OrderTrace =
  /** The subscription has changed and holds exactly the ordered items. */
  | 'carried-out'
  /** The subscription is unchanged and does not hold the ordered items. */
  | 'absent'
  /** The subscription holds other changes, or it already held the ordered items before the order. */
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

/** In milliseconds after sending. A request can still reach the server until then (faults B.4). */
const ARRIVES_WITHIN = 60_000;

/** The number of reads without the order that prove its absence (faults B.4). */
const READS_NEEDED = 3;

/** True when enough reads and enough time have passed to treat an order that was not found as not executed. */
export function isSettled(order: SentOrder, reads: number, now: Instant): boolean {
  return reads >= READS_NEEDED && now - order.sentAt >= ARRIVES_WITHIN;
}

/** The ordered items with their catalog entries; undefined when the catalog lacks one of them. */
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
