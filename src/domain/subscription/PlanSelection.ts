import type { Instant } from '@/domain/shared/instant';
import { Money } from '@/domain/shared/Money';
import type { BillingForm } from '@/domain/validation/BillingAddress';
import {
  BILLING_CYCLES,
  DEFAULT_BILLING_CYCLE,
  periodUnitOf,
  type BillingCycle,
  type PeriodUnit,
} from './billingCycle';
import { isAvailable, type PaymentMethod } from './paymentMethod';
import type { AddOn, AddOnId, Catalog, Plan, PlanId } from './Plan';
import { catalogOfCycle } from './pricing';
import { counterpartOf } from './savings';
import { addOnItemsOf, planItemOf, type Subscription, type SubscriptionItem } from './Subscription';

/** An add-on that is chosen; more than one only where the subscription already has them (decision C16). */
export interface SelectedAddOn {
  readonly addOn: AddOn;
  readonly quantity: number;
}

/** What the owner is about to subscribe to. Every operation returns a new one. */
export interface PlanSelection {
  readonly cycle: BillingCycle;
  readonly plan: Plan | undefined;
  readonly addOns: readonly SelectedAddOn[];
  readonly method: PaymentMethod | undefined;
}

export const EMPTY_SELECTION: PlanSelection = {
  cycle: DEFAULT_BILLING_CYCLE,
  plan: undefined,
  addOns: [],
  method: undefined,
};

/** Another plan clears the add-ons; the same one changes nothing (spec section 4, decision C17). */
export function choosePlan(selection: PlanSelection, plan: Plan): PlanSelection {
  return selection.plan?.id === plan.id ? selection : { ...selection, plan, addOns: [] };
}

export function toggleAddOn(selection: PlanSelection, addOn: AddOn): PlanSelection {
  return hasAddOn(selection, addOn)
    ? { ...selection, addOns: selection.addOns.filter((selected) => selected.addOn.id !== addOn.id) }
    : { ...selection, addOns: [...selection.addOns, { addOn, quantity: 1 }] };
}

export function hasAddOn(selection: PlanSelection, addOn: AddOn): boolean {
  return selection.addOns.some((selected) => selected.addOn.id === addOn.id);
}

/**
 * Another cycle clears the add-ons and takes the same plan of that cycle. Without one, a new subscription starts
 * from the default plan; an existing one chooses nothing for its owner (spec section 4, decision C20).
 */
export function changeCycle(
  selection: PlanSelection,
  cycle: BillingCycle,
  catalog: Catalog,
  isUpdate: boolean,
): PlanSelection {
  if (cycle === selection.cycle) return selection;
  const { plans } = catalogOfCycle(catalog, cycle);
  const counterpart = selection.plan && counterpartOf(selection.plan, plans);
  return {
    ...selection,
    cycle,
    plan: counterpart ?? (isUpdate ? undefined : defaultPlanOf(plans)),
    addOns: [],
  };
}

export function chooseMethod(selection: PlanSelection, method: PaymentMethod): PlanSelection {
  return { ...selection, method };
}

/** Plan price plus the sum of add-on price times quantity, per period (spec section 9). */
export function totalOf(selection: PlanSelection): Money {
  return selection.addOns.reduce(
    (total, { addOn, quantity }) => total.plus(addOn.price.times(quantity)),
    selection.plan?.price ?? Money.zero(selection.addOns[0]?.addOn.price.currency),
  );
}

export function periodUnitOfSelection(selection: PlanSelection): PeriodUnit {
  return periodUnitOf(selection.cycle);
}

/** A plan and a payment method are chosen (spec section 4). */
export function canProceedToPayment(selection: PlanSelection): boolean {
  return selection.plan !== undefined && selection.method !== undefined;
}

/** A selection as it is kept across a reload: ids and typed text only, never card data or a token. */
export interface SelectionDraft {
  readonly cycle: BillingCycle;
  readonly planId: PlanId | undefined;
  readonly addOns: readonly { readonly id: AddOnId; readonly quantity: number }[];
  readonly method: PaymentMethod | undefined;
  readonly billing: BillingForm;
  /** The subscription the draft was made against; another one makes the draft worthless (decision C51). */
  readonly fingerprint: string;
  readonly savedAt: Instant;
}

/** How long a draft is worth restoring, in milliseconds (decision C50). */
export const DRAFT_LIFETIME = 30 * 60 * 1000;

/** Tells one state of a subscription from another: what is paid for, how, and whether it was cancelled. */
export function fingerprintOf(subscription: Subscription | undefined): string {
  if (subscription === undefined) return 'none';
  const items = subscription.items.map((item) => `${item.id}*${String(item.quantity)}`).toSorted();
  const cancelled = subscription.cancelledAt === undefined ? 'kept' : 'cancelled';
  return [subscription.status, subscription.periodUnit ?? '', cancelled, ...items].join('|');
}

export interface InitialSelection {
  readonly selection: PlanSelection;
  /** Items of the subscription that are not sold any more, or not in its cycle (decision C24). */
  readonly retired: readonly SubscriptionItem[];
  readonly wasRestored: boolean;
}

/** Where the wizard starts, the whole rule in one place (decision C66). */
export function initialSelection(
  catalog: Catalog,
  subscription: Subscription | undefined,
  draft: SelectionDraft | undefined,
  now: Instant,
): InitialSelection {
  const start = subscription === undefined ? forNew(catalog) : forExisting(catalog, subscription);
  const restored = draft && restore(draft, catalog, subscription, now);
  return restored === undefined
    ? { ...start, wasRestored: false }
    : { ...start, selection: restored, wasRestored: true };
}

type Start = Omit<InitialSelection, 'wasRestored'>;

function forNew(catalog: Catalog): Start {
  const cycle = firstCycleWithPlans(catalog);
  const plan = defaultPlanOf(catalogOfCycle(catalog, cycle).plans);
  return { selection: { ...EMPTY_SELECTION, cycle, plan }, retired: [] };
}

function forExisting(catalog: Catalog, subscription: Subscription): Start {
  const unit = subscription.periodUnit;
  const cycle = BILLING_CYCLES.find((known) => periodUnitOf(known) === unit);
  const { plans, addOns } = catalogOfCycle(catalog, cycle ?? DEFAULT_BILLING_CYCLE);
  const planItem = planItemOf(subscription);
  const plan = cycle && plans.find(({ id }) => id === planItem?.id);
  const kept = plan === undefined ? [] : addOnItemsOf(subscription);
  const selected = kept.flatMap(({ id, quantity }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity }];
  });
  const keptIds = new Set<string>([plan?.id ?? '', ...selected.map(({ addOn }) => addOn.id)]);
  return {
    selection: {
      cycle: cycle ?? firstCycleWithPlans(catalog),
      plan,
      addOns: selected,
      method: isAvailable('existing-card', subscription.card) ? 'existing-card' : undefined,
    },
    retired: subscription.items.filter((item) => !keptIds.has(item.id)),
  };
}

function restore(
  draft: SelectionDraft,
  catalog: Catalog,
  subscription: Subscription | undefined,
  now: Instant,
): PlanSelection | undefined {
  const age = now - draft.savedAt;
  if (age < 0 || age > DRAFT_LIFETIME || draft.fingerprint !== fingerprintOf(subscription)) return undefined;
  const { plans, addOns } = catalogOfCycle(catalog, draft.cycle);
  const plan = plans.find(({ id }) => id === draft.planId);
  if (plan === undefined && draft.planId !== undefined) return undefined;
  const selected = draft.addOns.flatMap(({ id, quantity }) => {
    const addOn = addOns.find((candidate) => candidate.id === id);
    return addOn === undefined ? [] : [{ addOn, quantity }];
  });
  const method = draft.method && isAvailable(draft.method, subscription?.card) ? draft.method : undefined;
  return { cycle: draft.cycle, plan, addOns: selected, method };
}

/** Monthly, unless only annual plans exist (decision C63). */
function firstCycleWithPlans(catalog: Catalog): BillingCycle {
  return (
    BILLING_CYCLES.find((cycle) => catalogOfCycle(catalog, cycle).plans.length > 0) ?? DEFAULT_BILLING_CYCLE
  );
}

/** The plan marked as default, else the first in display order (spec section 4). */
function defaultPlanOf(plans: readonly Plan[]): Plan | undefined {
  return plans.find((plan) => plan.metadata.isDefaultSelected) ?? plans[0];
}
