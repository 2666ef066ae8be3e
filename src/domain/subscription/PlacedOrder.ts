import type { LocalTime } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import { hashOf } from '@/domain/shared/hashOf';
import { BILLING_CYCLES, billingCycleOf, type BillingCycle } from './billingCycle';
import type { IdempotencyKey } from './IdempotencyKey';
import type { AddOnId, Catalog, Plan, PlanId } from './Plan';
import type { OrderKind, OrderRefusal, RefusalKind } from './orderKinds';
import { fingerprintOf, type PlanSelection } from './PlanSelection';
import { cardHashOf } from './paymentMethod';
import { catalogOfCycle, plansOfCycle } from './pricing';
import {
  addOnItemsOf,
  ongoingSubscription,
  isCancelled,
  planItemOf,
  type Subscription,
} from './Subscription';

export function orderKindFor(subscription: Subscription | undefined, at: LocalTime): OrderKind {
  const continued = ongoingSubscription(subscription, at);
  if (continued === undefined) return 'create';
  return isCancelled(continued) ? 'reactivate' : 'update';
}

/** The ids of what is ordered. */
export interface OrderContent {
  readonly cycle: BillingCycle;
  readonly planId: PlanId;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
}

/**
 * An order as it is stored before it is sent. A later read of the subscription can tell whether it was executed. It
 * holds only hashes of the person and the card (faults B.5).
 */
export interface PlacedOrder {
  readonly kind: OrderKind;
  readonly key: IdempotencyKey;
  /** Undefined when another tab sent the order, because localStorage holds fingerprints only (decision C93). */
  readonly content: OrderContent | undefined;
  /** The fingerprint of the subscription before the order, including the card. */
  readonly fingerprintBefore: string;
  /** The fingerprint of the ordered items. */
  readonly fingerprintOrdered: string;
  /**
   * The hash of the card before an order that changes only the card (decision C106). Only another card proves that such
   * an order was executed.
   */
  readonly cardBefore?: string | undefined;
  readonly sentAt: Instant;
  /** Undefined while there is no response. */
  readonly refusal?: OrderRefusal | undefined;
  /** Undefined without a refusal, and when an earlier order or transmission may be its cause. */
  readonly refusalKind?: RefusalKind | undefined;
}

export type OrderableSelection = PlanSelection & { readonly plan: Plan };

export function contentOf({ cycle, plan, addOns }: OrderableSelection): OrderContent {
  return {
    cycle,
    planId: plan.id,
    addOns: addOns.map(({ addOn, quantity }) => ({ id: addOn.id, quantity })),
  };
}

/** @param before The subscription before the order. */
export function placedOrderOf(
  kind: OrderKind,
  selection: OrderableSelection,
  before: Subscription | undefined,
  key: IdempotencyKey,
  now: Instant,
): PlacedOrder {
  const content = contentOf(selection);
  const fingerprintOrdered = contentFingerprintOf(content);
  return {
    kind,
    key,
    content,
    fingerprintBefore: fingerprintWithCardOf(before),
    fingerprintOrdered,
    cardBefore:
      selection.method === 'new-card' && hasOrderedItems(before, fingerprintOrdered)
        ? cardHashWithoutStatus(before)
        : undefined,
    sentAt: now,
  };
}

export function contentFingerprintOf({ cycle, planId, addOns }: OrderContent): string {
  return itemsFingerprintOf(cycle, [planId, ...addOns.map(({ id }) => id)]);
}

/** Whether the order is for the selected items. */
export function isOrderOf({ fingerprintOrdered }: PlacedOrder, selection: PlanSelection): boolean {
  const { plan } = selection;
  return plan !== undefined && contentFingerprintOf(contentOf({ ...selection, plan })) === fingerprintOrdered;
}

/** Independent of item order and of quantities, because the server decides the quantities (decision C16). */
function itemsFingerprintOf(cycle: BillingCycle, ids: readonly string[]): string {
  return hashOf(JSON.stringify([cycle, ...[...new Set(ids)].toSorted()]));
}

/** A hash that changes with every part of a subscription that an order can change, including the card. */
export function fingerprintWithCardOf(subscription: Subscription | undefined): string {
  const fingerprint = fingerprintOf(subscription);
  const card = subscription?.card;
  return hashOf(card === undefined ? fingerprint : `${fingerprint}|${cardHashOf(card)}`);
}

/** What a later read of the subscription proves about an order. */
export type OrderEvidence =
  /** The subscription has changed and holds exactly the ordered items. */
  | 'executed'
  /** The subscription is unchanged, and it does not hold the ordered items or the order was refused. */
  | 'absent'
  /** The subscription holds other changes, or it already held the ordered items before the order. */
  | 'unresolvable';

/** Whether the subscription is as it was before the order, including the card. */
export function isAsBefore(order: PlacedOrder, subscription: Subscription | undefined): boolean {
  return fingerprintWithCardOf(subscription) === order.fingerprintBefore;
}

/** Whether the order itself was refused. It can have been executed before, if the browser sent the request twice. */
export function isRefused({ refusalKind }: PlacedOrder): boolean {
  return refusalKind !== undefined;
}

export function changesOnlyCard(order: PlacedOrder): boolean {
  return order.cardBefore !== undefined;
}

export function evidenceOf(order: PlacedOrder, subscription: Subscription | undefined): OrderEvidence {
  const isUnchanged = isAsBefore(order, subscription);
  const holdsOrderedItems = hasOrderedItems(subscription, order.fingerprintOrdered);
  if (isUnchanged && (!holdsOrderedItems || order.refusal !== undefined)) return 'absent';
  if (!holdsOrderedItems) return 'unresolvable';
  const isSameCard = order.cardBefore === cardHashWithoutStatus(subscription);
  return isUnchanged || isSameCard ? 'unresolvable' : 'executed';
}

/** The status of a card is left out, because it changes over time. */
function cardHashWithoutStatus(subscription: Subscription | undefined): string {
  const card = subscription?.card;
  return hashOf(JSON.stringify([card?.brand, card?.lastFour, card?.maskedNumber, card?.expiry]));
}

/** Whether the subscription has exactly the ordered items and is not cancelled. */
function hasOrderedItems(subscription: Subscription | undefined, fingerprintOrdered: string): boolean {
  if (subscription === undefined || isCancelled(subscription)) return false;
  const plan = planItemOf(subscription);
  const ids = [...(plan === undefined ? [] : [plan.id]), ...addOnItemsOf(subscription).map(({ id }) => id)];
  const known = billingCycleOf(subscription.periodUnit);
  const cycles = known === undefined ? BILLING_CYCLES : [known];
  return cycles.some((cycle) => itemsFingerprintOf(cycle, ids) === fingerprintOrdered);
}

/** How long after the end of the wait for its response an order can be executed, in milliseconds (faults B.4). */
const MAX_ARRIVAL_DELAY = 60_000;

/** The number of reads without the order that prove its absence (faults B.4). */
const MIN_READS = 3;

/**
 * True when enough reads and enough time have passed to treat an order that was not found as not executed.
 *
 * @param elapsed Milliseconds since the page stopped waiting for the response, by a clock that does not jump.
 */
export function isAbsenceProven(elapsed: number, reads: number): boolean {
  return reads >= MIN_READS && elapsed >= MAX_ARRIVAL_DELAY;
}

/** The ordered items with their catalogue entries; undefined when the catalogue lacks one of them. */
export function selectionOf({ content }: PlacedOrder, catalog: Catalog): OrderableSelection | undefined {
  if (content === undefined) return undefined;
  const { addOns } = catalogOfCycle(catalog, content.cycle);
  const plan = plansOfCycle(catalog, content.cycle).find(({ id }) => id === content.planId);
  const selected = content.addOns.flatMap(({ id, quantity }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity }];
  });
  if (plan === undefined || selected.length < content.addOns.length) return undefined;
  return { cycle: content.cycle, plan, addOns: selected, method: undefined };
}
