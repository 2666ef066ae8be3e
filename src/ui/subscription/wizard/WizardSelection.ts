import { makeAutoObservable, observableRef } from 'mobx';
import type { WizardData } from '@/application/subscription/LoadWizardData';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { isAvailable, type PaymentMethod, type SavedCard } from '@/domain/subscription/paymentMethod';
import { cycleOf, type AddOn, type Catalog, type Plan } from '@/domain/subscription/Plan';
import {
  atPricesOf,
  changeCycle,
  choosePlan,
  initialSelection,
  quantityToAdd,
  toggleAddOn,
  totalOf,
  type PlanSelection,
  type SelectedAddOn,
} from '@/domain/subscription/PlanSelection';
import { lostEntitlements, type LostEntitlement } from '@/domain/subscription/entitlements';
import { changesOf, type OrderChange } from '@/domain/subscription/orderChanges';
import {
  compareOrder,
  keepsSeveralOfPlan,
  type OrderComparison,
} from '@/domain/subscription/orderComparison';
import { catalogOfCycle, plansOfCycle } from '@/domain/subscription/pricing';
import {
  annualSavingOf,
  counterpartOf,
  largestSavingPercent,
  type AnnualSaving,
} from '@/domain/subscription/savings';
import type { OrderKind } from '@/domain/subscription/orderKinds';
import {
  changesOnlyCard,
  isOrderOf,
  orderKindFor,
  selectionOf,
  type PlacedOrder,
} from '@/domain/subscription/PlacedOrder';
import {
  addOnItemsOf,
  billingCycleOfSubscription,
  ongoingSubscription,
  isOver,
  planItemOf,
  totalOfSubscription,
  type AddOnItem,
  type PlanItem,
  type Subscription,
} from '@/domain/subscription/Subscription';
import type { Money } from '@/domain/shared/Money';
import type { WizardStep } from './wizardSteps';

/** The wizard, which says which step can be edited and is notified of changes. */
interface SelectionHost {
  isEditable(step: WizardStep): boolean;
  onChange(step: WizardStep): void;
}

/** The items and the payment method that the owner has selected. Each can only be changed on its own step. */
export class WizardSelection {
  chosen: PlanSelection;
  /** Presses of Next without a plan since the last change. Above 0 the page says that a plan is required. */
  nextPressesWithoutPlan = 0;
  /** Whether the items of an earlier order could not be selected. */
  couldNotRestoreOrder = false;
  /** The add-ons that a change of plan or cycle removed. Undo restores them and their cycle. */
  removedAddOns: readonly SelectedAddOn[] = [];
  /** The plan before the last change of cycle, until another one is chosen. The way back selects it again. */
  #planBeforeCycle: Plan | undefined;
  readonly #host: SelectionHost;

  constructor(
    readonly initialData: WizardData,
    host: SelectionHost,
  ) {
    this.chosen = initialData.initial.selection;
    this.#host = host;
    makeAutoObservable(
      this,
      { initialData: false, chosen: observableRef, removedAddOns: observableRef },
      { autoBind: true },
    );
  }

  get orderKind(): OrderKind {
    const { subscription, readAt } = this.initialData;
    return orderKindFor(subscription, readAt);
  }

  /** The subscription that the order updates or reactivates. Undefined if the order creates one. */
  get continued(): Subscription | undefined {
    const { subscription, readAt } = this.initialData;
    return ongoingSubscription(subscription, readAt);
  }

  /** Whether a payment method is selected, and yet the order would change nothing (decision C85). */
  get hasNothingToOrder(): boolean {
    return this.chosen.method !== undefined && this.isUnchanged;
  }

  /** Whether the order would change nothing. No payment method needs to be selected. */
  get isUnchanged(): boolean {
    return this.changes.length === 0;
  }

  /** Whether the order only reverts a cancellation before the subscription ends. It may use another card. */
  get onlyRevertsCancellation(): boolean {
    const { subscription, readAt } = this.initialData;
    if (this.orderKind !== 'reactivate' || subscription === undefined) return false;
    if (isOver(subscription, readAt)) return false;
    return this.changes.every((change) => change === 'status' || change === 'card');
  }

  private get changes(): readonly OrderChange[] {
    const { subscription, readAt } = this.initialData;
    return changesOf(this.chosen, subscription, readAt);
  }

  /**
   * Whether Next can be pressed on the step. The first step needs a plan (spec section 2), the review needs a change
   * (decision C85), and the payment step has no Next.
   */
  canLeaveWithNext(step: WizardStep): boolean {
    if (step === 'plan') return this.chosen.plan !== undefined;
    if (step === 'review') return !this.isUnchanged;
    return step === 'add-ons';
  }

  /** Whether the order costs as much as the subscription does today. */
  get hasSamePrice(): boolean {
    const { subscription } = this.initialData;
    const currentTotal = subscription && totalOfSubscription(subscription);
    return this.total !== undefined && currentTotal?.equals(this.total) === true;
  }

  /** The order compared with the current subscription. Undefined if the order creates a subscription. */
  get comparison(): OrderComparison | undefined {
    return this.continued && compareOrder(this.continued, this.chosen);
  }

  /** The features of the current plan that the chosen one lacks. Empty if the catalogue lacks the current plan. */
  get lostFeatures(): readonly LostEntitlement[] {
    const { knownPlans } = this.initialData;
    const currentId = this.continued && planItemOf(this.continued)?.id;
    const current = knownPlans.find(({ id }) => id === currentId);
    const { plan } = this.chosen;
    return current === undefined || plan === undefined ? [] : lostEntitlements(current, plan, knownPlans);
  }

  /** The items offered in the selected cycle, in the order of the catalogue. */
  get offered(): Catalog {
    return catalogOfCycle(this.initialData.catalog, this.chosen.cycle);
  }

  /**
   * The chosen items with the prices that the owner pays: those of the subscription while nothing changes, otherwise
   * those of the catalogue (decision C103).
   */
  get priced(): PlanSelection {
    return this.unchanged ? atPricesOf(this.unchanged, this.chosen) : this.chosen;
  }

  /** The total of the priced items. */
  get total(): Money | undefined {
    return this.unchanged ? totalOfSubscription(this.unchanged) : this.totalOfOrder(this.chosen);
  }

  /** The current subscription, while the order would not change it. */
  private get unchanged(): Subscription | undefined {
    return this.isUnchanged ? this.continued : undefined;
  }

  /** Undefined if the order keeps several of one plan, or can keep an item that could not be read. */
  totalOfOrder(order: PlanSelection): Money | undefined {
    const { continued } = this;
    const isUnknown = continued && (continued.hasUnreadItems || keepsSeveralOfPlan(continued, order));
    return isUnknown === true ? undefined : totalOf(order);
  }

  /** The percentage of the chip beside the billing cycles. */
  get savingPercent(): number | undefined {
    return largestSavingPercent(this.initialData.catalog.plans);
  }

  /** The annual saving of a plan. Undefined for a monthly plan, without a counterpart, and below half a percent. */
  savingOf(plan: Plan): AnnualSaving | undefined {
    if (cycleOf(plan) !== 'annual') return undefined;
    const saving = annualSavingOf(plan, this.initialData.catalog.plans);
    return saving !== undefined && saving.percent > 0 ? saving : undefined;
  }

  /** What annual billing of the chosen monthly plan would save. Undefined if nothing. */
  get savingOfAnnualBilling(): AnnualSaving | undefined {
    const { plan, cycle } = this.chosen;
    const { plans } = catalogOfCycle(this.initialData.catalog, 'annual');
    const annual = plan && cycle === 'monthly' ? counterpartOf(plan, plans) : undefined;
    return annual && this.savingOf(annual);
  }

  get currentCycle(): BillingCycle | undefined {
    return this.continued && billingCycleOfSubscription(this.continued);
  }

  /** Whether this is the current plan, in either billing cycle. */
  isCurrentPlan(plan: Plan): boolean {
    const { catalog } = this.initialData;
    const id = this.continued && planItemOf(this.continued)?.id;
    if (id === undefined) return false;
    if (plan.id === id) return true;
    const current = catalog.plans.find((candidate) => candidate.id === id);
    return current !== undefined && counterpartOf(current, [plan]) !== undefined;
  }

  /** The only cycle that has plans. Undefined if both have some (decision C66). */
  get onlyCycle(): BillingCycle | undefined {
    const cycles = BILLING_CYCLES.filter((cycle) => plansOfCycle(this.initialData.catalog, cycle).length > 0);
    return cycles.length === 1 ? cycles[0] : undefined;
  }

  /**
   * Whether no plan is selected, because the one that was selected before, or the current one, does not exist in this
   * billing cycle (decision C66).
   */
  get hasLostPlanByCycle(): boolean {
    const { continued, chosen } = this;
    if (chosen.plan === undefined && this.#planBeforeCycle !== undefined) return true;
    const hadPlan = continued !== undefined && planItemOf(continued) !== undefined;
    if (!hadPlan || chosen.plan !== undefined || this.unselectableRetiredPlan !== undefined) return false;
    return !plansOfCycle(this.initialData.catalog, chosen.cycle).some((plan) => this.isCurrentPlan(plan));
  }

  /** The retired plan of the subscription, if no update may select it (decision C24). */
  get unselectableRetiredPlan(): PlanItem | undefined {
    return this.initialData.initial.retired.find((item) => item.type === 'plan');
  }

  get retiredAddOns(): readonly AddOnItem[] {
    return this.initialData.initial.retired.filter((item) => item.type === 'addon');
  }

  get savedCard(): SavedCard | undefined {
    return this.initialData.subscription?.card;
  }

  /** The quantity of a selected add-on, or the quantity that selecting it would give. */
  quantityOf(addOn: AddOn): number {
    const selected = this.chosen.addOns.find((each) => each.addOn.id === addOn.id);
    return selected?.quantity ?? quantityToAdd(addOn, this.continued);
  }

  /** Undefined if the subscription has the add-on in a quantity that could not be read. */
  priceOf(addOn: AddOn): Money | undefined {
    const bought = this.continued && addOnItemsOf(this.continued).find(({ id }) => id === addOn.id);
    const isUnread =
      this.continued?.hasUnreadItems === true && bought !== undefined && bought.price === undefined;
    return isUnread ? undefined : addOn.price.times(this.quantityOf(addOn));
  }

  choosePlan(plan: Plan): void {
    this.change('plan', () => {
      const before = this.chosen;
      this.chosen = choosePlan(before, plan);
      if (this.chosen === before) return;
      this.#planBeforeCycle = undefined;
      this.rememberRemovedAddOns(before);
    });
  }

  /** Says that a plan is required, and moves the focus to the plans. */
  showPlanRequired(): void {
    this.nextPressesWithoutPlan += 1;
  }

  restoreRemovedAddOns(): void {
    this.change('plan', () => {
      const { chosen, removedAddOns: addOns } = this;
      const cycle = addOns[0] && cycleOf(addOns[0].addOn);
      if (cycle === undefined) return;
      this.chosen = { ...(chosen.cycle === cycle ? chosen : this.switchCycle(cycle)), addOns };
      this.removedAddOns = [];
    });
  }

  changeCycle(cycle: BillingCycle): void {
    this.change('plan', () => {
      if (this.onlyCycle !== undefined) return;
      const before = this.chosen;
      this.chosen = this.switchCycle(cycle);
      this.rememberRemovedAddOns(before);
    });
  }

  toggleAddOn(addOn: AddOn): void {
    this.change('add-ons', () => {
      this.chosen = toggleAddOn(this.chosen, addOn, this.continued);
      this.removedAddOns = [];
    });
  }

  /** Ignores a method that is not available. */
  chooseMethod(method: PaymentMethod): void {
    this.change('payment', () => {
      if (isAvailable(method, this.savedCard)) this.chosen = { ...this.chosen, method };
    });
  }

  /** Whether the selection has other items than the order, from a draft that was saved after it was sent. */
  isChangedSince(order: PlacedOrder): boolean {
    const { restored } = this.initialData.initial;
    const isDraftNewer = restored !== undefined && restored.savedAt > order.sentAt;
    return isDraftNewer && this.chosen.plan !== undefined && !isOrderOf(order, this.chosen);
  }

  /** Selects the items of an earlier order, unless one is no longer in the catalogue. */
  restoreOrder(order: PlacedOrder): void {
    const ordered = selectionOf(order, this.initialData.catalog);
    if (ordered === undefined) this.couldNotRestoreOrder = true;
    else this.chosen = { ...ordered, method: changesOnlyCard(order) ? 'new-card' : this.chosen.method };
  }

  /** Selects what is selected at first without a draft. */
  reset(): void {
    const { catalog, subscription, readAt, preselected } = this.initialData;
    const initial = initialSelection(catalog, subscription, readAt, { preselected });
    this.chosen = initial.selection;
    this.removedAddOns = [];
    this.#planBeforeCycle = undefined;
    this.nextPressesWithoutPlan = 0;
  }

  /** Selects the current items and a new card, and ignores a draft. */
  selectCardChange(): void {
    this.reset();
    this.chosen = { ...this.chosen, method: 'new-card' };
  }

  private switchCycle(cycle: BillingCycle): PlanSelection {
    const { chosen } = this;
    const changed = changeCycle(chosen, cycle, this.initialData.catalog, this.continued);
    if (changed === chosen) return chosen;
    const plan = this.#planBeforeCycle ?? changed.plan;
    this.#planBeforeCycle = chosen.plan;
    return { ...changed, plan };
  }

  /** Stores the add-ons that a change has removed, for Undo. A change that has removed none keeps the stored ones. */
  private rememberRemovedAddOns({ addOns }: PlanSelection): void {
    if (addOns.length > 0 && this.chosen.addOns.length === 0) this.removedAddOns = addOns;
  }

  private change(step: WizardStep, apply: () => void): void {
    if (!this.#host.isEditable(step)) return;
    this.nextPressesWithoutPlan = 0;
    apply();
    this.#host.onChange(step);
  }
}
