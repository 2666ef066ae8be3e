import type { LocalTime } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import { failure, success, type Result } from '@/domain/shared/result';
import type { BillingFormValues } from '@/domain/validation/BillingAddress';
import { BILLING_CYCLES, DEFAULT_BILLING_CYCLE, type BillingCycle } from './billingCycle';
import { isAvailable, preselectedMethod, type PaymentMethod, type SavedCard } from './paymentMethod';
import { cycleOf, isOffered, type AddOn, type AddOnId, type Catalog, type Plan, type PlanId } from './Plan';
import { catalogOfCycle, plansOfCycle, totalPrice } from './pricing';
import { DEFAULT_QUANTITY } from './quantity';
import type { PreselectedPlan } from './PreselectedPlan';
import { counterpartOf } from './savings';
import {
  addOnItemsOf,
  billingCycleOfSubscription,
  ongoingSubscription,
  planItemOf,
  type Subscription,
  type SubscriptionItem,
} from './Subscription';

/** A selected add-on. The quantity exceeds 1 only when the subscription already has that quantity (decision C16). */
export interface SelectedAddOn {
  readonly addOn: AddOn;
  readonly quantity: number;
}

/** The plan, add-ons and payment method that the owner has selected. Immutable: every operation returns a new value. */
export interface PlanSelection {
  readonly cycle: BillingCycle;
  readonly plan: Plan | undefined;
  readonly addOns: readonly SelectedAddOn[];
  readonly method: PaymentMethod | undefined;
}

/**
 * Selects a plan and clears the add-ons (spec section 4). Returns the selection unchanged for the selected plan and for
 * a plan of another cycle.
 */
export function choosePlan(selection: PlanSelection, plan: Plan): PlanSelection {
  if (selection.plan?.id === plan.id || cycleOf(plan) !== selection.cycle) return selection;
  return { ...selection, plan, addOns: [] };
}

/**
 * Adds an add-on of the current cycle, or removes it.
 *
 * @param continued The subscription that the order continues.
 */
export function toggleAddOn(
  selection: PlanSelection,
  addOn: AddOn,
  continued: Subscription | undefined,
): PlanSelection {
  if (cycleOf(addOn) !== selection.cycle) return selection;
  if (hasAddOn(selection, addOn))
    return { ...selection, addOns: selection.addOns.filter((selected) => selected.addOn.id !== addOn.id) };
  const selected = { addOn, quantity: quantityToAdd(addOn, continued) };
  return { ...selection, addOns: [...selection.addOns, selected] };
}

/**
 * An add-on of the continued subscription is added with the quantity that it has there, because the server keeps that
 * quantity and charges for it (decision C16).
 */
export function quantityToAdd(addOn: AddOn, continued: Subscription | undefined): number {
  const bought = continued && addOnItemsOf(continued).find(({ id }) => id === addOn.id);
  return bought?.quantity ?? DEFAULT_QUANTITY;
}

export function hasAddOn(selection: PlanSelection, addOn: AddOn): boolean {
  return selection.addOns.some((selected) => selected.addOn.id === addOn.id);
}

/**
 * Selects a cycle, clears the add-ons and selects the same plan in the new cycle. When the plan does not exist there, a
 * new subscription gets the default plan. An update gets the plan of the subscription in the cycle of the subscription,
 * and no plan in the other cycle (spec section 4, decision C66).
 *
 * @param continued The subscription that the order continues.
 */
export function changeCycle(
  selection: PlanSelection,
  cycle: BillingCycle,
  catalog: Catalog,
  continued: Subscription | undefined,
): PlanSelection {
  if (cycle === selection.cycle) return selection;
  const { plans } = catalogOfCycle(catalog, cycle);
  const counterpart = selection.plan && counterpartOf(selection.plan, plans);
  return {
    ...selection,
    cycle,
    plan:
      counterpart ??
      (continued === undefined ? defaultPlanOf(plans) : currentPlanIn(cycle, continued, catalog)),
    addOns: [],
  };
}

/** The plan of the subscription, if it can be selected in this cycle. */
function currentPlanIn(cycle: BillingCycle, subscription: Subscription, catalog: Catalog): Plan | undefined {
  const id = planItemOf(subscription)?.id;
  return plansOfCycle(catalog, cycle).find((plan) => plan.id === id);
}

/** The price per period: plan price plus the sum of add-on price times quantity (spec section 9). */
export function totalOf(selection: PlanSelection): Money {
  const plan = selection.plan === undefined ? [] : [{ price: selection.plan.price, quantity: 1 }];
  const addOns = selection.addOns.map(({ addOn, quantity }) => ({ price: addOn.price, quantity }));
  return totalPrice([...plan, ...addOns]);
}

/** The selection at the prices of the subscription. An item whose price is not known there keeps its own. */
export function atPricesOf({ items }: Subscription, selection: PlanSelection): PlanSelection {
  const prices = new Map<string, Money | undefined>(
    items.map(({ type, id, price, quantity }) => [id, type === 'plan' ? price?.times(quantity) : price]),
  );
  const priced = <Of extends Plan | AddOn>(item: Of): Of => ({
    ...item,
    price: prices.get(item.id) ?? item.price,
  });
  return {
    ...selection,
    plan: selection.plan && priced(selection.plan),
    addOns: selection.addOns.map(({ addOn, quantity }) => ({ addOn: priced(addOn), quantity })),
  };
}

export type PayableSelection = PlanSelection & { readonly plan: Plan; readonly method: PaymentMethod };

/** Whether the plan or an add-on of the selection is offered at another price. Ignores items that are not offered. */
export function hasOtherPrices(
  { plan, addOns }: PayableSelection,
  { plans, addOns: offeredAddOns }: Catalog,
): boolean {
  const selected = [plan, ...addOns.map(({ addOn }) => addOn)];
  const prices = new Map<string, Money>(
    [...plans, ...offeredAddOns].filter(isOffered).map(({ id, price }) => [id, price]),
  );
  return selected.some(({ id, price }) => prices.get(id)?.equals(price) === false);
}

export type NotPayable = { readonly kind: 'plan-required' } | { readonly kind: 'payment-method-required' };

/** A payment needs both a plan and a payment method (spec section 4, decision C66). */
export function payableSelection(selection: PlanSelection): Result<PayableSelection, NotPayable> {
  const { plan, method } = selection;
  if (plan === undefined) return failure({ kind: 'plan-required' });
  if (method === undefined) return failure({ kind: 'payment-method-required' });
  return success({ ...selection, plan, method });
}

/** A selection as stored across a reload. It holds ids and typed text, never card data or a token. */
export interface SelectionDraft {
  readonly cycle: BillingCycle;
  readonly planId: PlanId | undefined;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
  readonly method: PaymentMethod | undefined;
  readonly billing: BillingFormValues;
  /** The answer whether this device is to remember the billing address. Undefined before one. */
  readonly remembers?: boolean | undefined;
  /**
   * The fingerprint of the subscription at the time of saving. The draft is discarded when it differs (decision C66).
   */
  readonly fingerprint: string;
  /** What the selection cost when it was saved. Undefined without a plan. */
  readonly total?: Money | undefined;
  readonly savedAt: Instant;
}

/** The draft, unless another plan was chosen on the pricing page later and is offered. That plan replaces the draft. */
export function draftUnlessReplaced(
  draft: SelectionDraft | undefined,
  preselected: PreselectedPlan | undefined,
  catalog: Catalog,
): SelectionDraft | undefined {
  if (draft === undefined || preselected === undefined || preselected.chosenAt <= draft.savedAt) return draft;
  const { planId, cycle } = preselected;
  const isStillOffered = catalogOfCycle(catalog, cycle).plans.some(({ id }) => id === planId);
  return isStillOffered && planId !== draft.planId ? undefined : draft;
}

/** What has changed since a draft was saved (beyond D4). */
export type DraftDifference =
  /** The plan, or every plan of the cycle, is no longer offered, so nothing of the selection is restored. */
  | 'plan'
  /** An add-on is no longer offered. */
  | 'add-ons'
  /** The same items have another total. */
  | 'total';

/** A text that changes when status, period, items or cancellation of the subscription change. */
export function fingerprintOf(subscription: Subscription | undefined): string {
  if (subscription === undefined) return 'none';
  const items = subscription.items.map((item) => `${item.id}*${String(item.quantity)}`).toSorted();
  const isKept = subscription.cancelledAt === undefined && subscription.isCancellationUnread !== true;
  const cancelled = isKept ? 'kept' : 'cancelled';
  return [subscription.status, subscription.periodUnit ?? '', cancelled, ...items].join('|');
}

export interface InitialSelection {
  readonly selection: PlanSelection;
  /** Items of the subscription that are no longer sold in its cycle (decision C24). */
  readonly retired: readonly SubscriptionItem[];
  /** The draft that the selection was restored from. */
  readonly restored: SelectionDraft | undefined;
  readonly differences: readonly DraftDifference[];
}

/** What the browser stored of an earlier visit to the wizard or the public pages. */
interface StoredSelection {
  readonly draft?: SelectionDraft | undefined;
  /** Only for a business without a subscription, or whose subscription is over. */
  readonly preselected?: PreselectedPlan | undefined;
}

/** The selection at the start of the wizard (decision C66). */
export function initialSelection(
  catalog: Catalog,
  subscription: Subscription | undefined,
  at: LocalTime,
  { draft, preselected }: StoredSelection = {},
): InitialSelection {
  const continued = ongoingSubscription(subscription, at);
  const withoutDraft =
    subscription === undefined
      ? selectionForNewSubscription(catalog, preselected)
      : withPreselectedPlan(
          selectionForExistingSubscription(catalog, subscription, continued),
          catalog,
          preselected,
        );
  const selection = draft && selectionFromDraft(draft, catalog, subscription, continued);
  const differences =
    draft === undefined || draft.fingerprint !== fingerprintOf(subscription)
      ? []
      : differencesOf(draft, selection);
  return selection === undefined
    ? { ...withoutDraft, restored: undefined, differences }
    : { ...withoutDraft, selection, restored: draft, differences };
}

function differencesOf(
  { addOns, total }: SelectionDraft,
  restored: PlanSelection | undefined,
): readonly DraftDifference[] {
  if (restored === undefined) return ['plan'];
  if (restored.addOns.length < addOns.length) return ['add-ons'];
  return total === undefined || totalOf(restored).equals(total) ? [] : ['total'];
}

type SelectionWithoutDraft = Omit<InitialSelection, 'restored' | 'differences'>;

/** If the preselected plan is no longer offered, its billing cycle still applies. */
function selectionForNewSubscription(
  catalog: Catalog,
  preselected: PreselectedPlan | undefined,
): SelectionWithoutDraft {
  const cycle = cycleWithPlans(catalog, preselected?.cycle ?? DEFAULT_BILLING_CYCLE);
  const { plans } = catalogOfCycle(catalog, cycle);
  const plan = plans.find(({ id }) => id === preselected?.planId) ?? defaultPlanOf(plans);
  return { selection: { cycle, plan, addOns: [], method: 'new-card' }, retired: [] };
}

/**
 * Selects the plan and the add-ons of the subscription that are still sold, also after its end. The default plan, which
 * replaces a retired one after the end, has no add-ons.
 */
function selectionForExistingSubscription(
  catalog: Catalog,
  subscription: Subscription,
  continued: Subscription | undefined,
): SelectionWithoutDraft {
  const currentCycle = billingCycleOfSubscription(subscription);
  const cycle = cycleWithPlans(catalog, currentCycle ?? DEFAULT_BILLING_CYCLE);
  const { addOns } = catalogOfCycle(catalog, cycle);
  const planId = cycle === currentCycle ? planItemOf(subscription)?.id : undefined;
  const plans = plansOfCycle(catalog, cycle);
  const current = plans.find(({ id }) => id === planId);
  const plan = current ?? (continued === undefined ? defaultPlanOf(plans) : undefined);
  const offered = selectedAmong(addOns, addOnItemsOf(subscription), continued);
  const offeredIds = new Set<string>([current?.id ?? '', ...offered.map(({ addOn }) => addOn.id)]);
  return {
    selection: {
      cycle,
      plan,
      addOns: plan === current ? offered : [],
      method: methodAtStart(subscription.card, continued),
    },
    retired: continued?.items.filter((item) => !offeredIds.has(item.id)) ?? [],
  };
}

/** The earlier items stay if they have that plan, or if it is no longer offered. */
function withPreselectedPlan(
  before: SelectionWithoutDraft,
  catalog: Catalog,
  preselected: PreselectedPlan | undefined,
): SelectionWithoutDraft {
  if (preselected === undefined) return before;
  const { planId, cycle } = preselected;
  const plan = catalogOfCycle(catalog, cycle).plans.find(({ id }) => id === planId);
  if (plan === undefined || plan.id === before.selection.plan?.id) return before;
  return { ...before, selection: { ...before.selection, cycle, plan, addOns: [] } };
}

/** A new subscription whose saved card cannot pay starts with the fields of a new card (decision C66). */
function methodAtStart(
  card: SavedCard | undefined,
  continued: Subscription | undefined,
): PaymentMethod | undefined {
  return preselectedMethod(card) ?? (continued === undefined ? 'new-card' : undefined);
}

function selectionFromDraft(
  draft: SelectionDraft,
  catalog: Catalog,
  subscription: Subscription | undefined,
  continued: Subscription | undefined,
): PlanSelection | undefined {
  if (draft.fingerprint !== fingerprintOf(subscription)) return undefined;
  const { addOns } = catalogOfCycle(catalog, draft.cycle);
  const plans = plansOfCycle(catalog, draft.cycle);
  const plan = plans.find(({ id }) => id === draft.planId);
  if (plan === undefined && (draft.planId !== undefined || plans.length === 0)) return undefined;
  const card = subscription?.card;
  const method =
    draft.method !== undefined && isAvailable(draft.method, card)
      ? draft.method
      : methodAtStart(card, continued);
  return { cycle: draft.cycle, plan, addOns: selectedAmong(addOns, draft.addOns, continued), method };
}

/** The wanted add-ons that the catalogue offers. */
function selectedAmong(
  addOns: readonly AddOn[],
  wanted: readonly { readonly id: AddOnId }[],
  continued: Subscription | undefined,
): readonly SelectedAddOn[] {
  return wanted.flatMap(({ id }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity: quantityToAdd(addOn, continued) }];
  });
}

/** The wanted cycle, or the other one when only that has plans (decision C66). */
function cycleWithPlans(catalog: Catalog, wanted: BillingCycle): BillingCycle {
  const hasPlans = (cycle: BillingCycle): boolean => plansOfCycle(catalog, cycle).length > 0;
  return [wanted, ...BILLING_CYCLES].find(hasPlans) ?? wanted;
}

/** The plan marked as default, else the first in display order (spec section 4). */
function defaultPlanOf(plans: readonly Plan[]): Plan | undefined {
  return plans.find((plan) => plan.metadata.isDefaultSelected) ?? plans[0];
}
