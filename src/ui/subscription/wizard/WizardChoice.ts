import { makeAutoObservable, observableRef } from 'mobx';
import type { WizardStart } from '@/application/subscription/StartSubscriptionWizard';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { isAvailable, type PaymentMethod, type SavedCard } from '@/domain/subscription/paymentMethod';
import type { AddOn, Catalog, Plan } from '@/domain/subscription/Plan';
import {
  changeCycle,
  chooseMethod,
  choosePlan,
  initialSelection,
  payableSelection,
  toggleAddOn,
  totalOf,
  type NotPayable,
  type PlanSelection,
  type SelectedAddOn,
} from '@/domain/subscription/PlanSelection';
import { changesOf } from '@/domain/subscription/orderChanges';
import { catalogOfCycle } from '@/domain/subscription/pricing';
import { annualSavingOf, largestSavingPercent, type AnnualSaving } from '@/domain/subscription/savings';
import { orderKindFor, selectionOf, type OrderKind, type SentOrder } from '@/domain/subscription/SentOrder';
import type { AddOnItem, PlanItem } from '@/domain/subscription/Subscription';
import type { Money } from '@/domain/shared/Money';
import type { BillingFormModel } from './BillingFormModel';
import type { PaymentFailureKind } from './WizardState';

/** What is chosen in the wizard, and out of what. */
export class WizardChoice {
  selection: PlanSelection;
  /** Add-ons that choosing another plan took away and Undo brings back (decision C17). */
  cleared: readonly SelectedAddOn[] = [];

  constructor(readonly given: WizardStart) {
    this.selection = given.initial.selection;
    makeAutoObservable(
      this,
      { given: false, selection: observableRef, cleared: observableRef },
      { autoBind: true },
    );
  }

  get orderKind(): OrderKind {
    return orderKindFor(this.given.subscription, this.given.readAt);
  }

  get isUpdate(): boolean {
    return this.given.subscription !== undefined;
  }

  /** It is what runs already, paid by the card that pays: there is nothing to order (decision C85). */
  get changesNothing(): boolean {
    const { subscription, readAt } = this.given;
    return (
      this.selection.method !== undefined && changesOf(this.selection, subscription, readAt).length === 0
    );
  }

  /** What can be chosen in the cycle, in its order. */
  get offered(): Catalog {
    return catalogOfCycle(this.given.catalog, this.selection.cycle);
  }

  get total(): Money {
    return totalOf(this.selection);
  }

  /** The largest saving a year brings, for the chip; undefined where there is none to promise. */
  get savingPercent(): number | undefined {
    return largestSavingPercent(this.given.catalog.plans);
  }

  /** Undefined for a plan that is not annual, has nothing to compare with, or saves nothing. */
  savingOf(plan: Plan): AnnualSaving | undefined {
    if (plan.periodUnit !== 'year') return undefined;
    const saving = annualSavingOf(plan, this.given.catalog.plans);
    return saving !== undefined && saving.amount.minor > 0 ? saving : undefined;
  }

  /** The only cycle with plans, where there is only one (decision C63). */
  get onlyCycle(): BillingCycle | undefined {
    const cycles = BILLING_CYCLES.filter(
      (cycle) => catalogOfCycle(this.given.catalog, cycle).plans.length > 0,
    );
    return cycles.length === 1 ? cycles[0] : undefined;
  }

  /** The plan the business had chosen has no twin in this cycle, so none is chosen for its owner (decision C20). */
  get lacksCounterpart(): boolean {
    return this.isUpdate && this.selection.plan === undefined && this.retiredPlan === undefined;
  }

  /** The plan the business has, where it is not offered any more (decision C24). */
  get retiredPlan(): PlanItem | undefined {
    return this.given.initial.retired.find((item) => item.type === 'plan');
  }

  get retiredAddOns(): readonly AddOnItem[] {
    return this.given.initial.retired.filter((item) => item.type === 'addon');
  }

  get savedCard(): SavedCard | undefined {
    return this.given.subscription?.card;
  }

  canPayBy(method: PaymentMethod): boolean {
    return isAvailable(method, this.savedCard);
  }

  choosePlan(plan: Plan): void {
    const before = this.selection;
    this.selection = choosePlan(before, plan);
    if (this.selection !== before) this.cleared = before.addOns;
  }

  undoClearing(): void {
    this.selection = { ...this.selection, addOns: this.cleared };
    this.cleared = [];
  }

  changeCycle(cycle: BillingCycle): void {
    if (this.onlyCycle !== undefined) return;
    this.selection = changeCycle(this.selection, cycle, this.given.catalog, this.isUpdate);
    this.cleared = [];
  }

  toggleAddOn(addOn: AddOn): void {
    this.selection = toggleAddOn(this.selection, addOn, this.given.subscription);
    this.cleared = [];
  }

  /** A method that is not available can never be chosen. */
  chooseMethod(method: PaymentMethod): void {
    if (this.canPayBy(method)) this.selection = chooseMethod(this.selection, method);
  }

  /** Errors of the form that keep the payment from being submitted (spec section 5, decision C22). */
  blockingErrorCount(billing: BillingFormModel): number {
    return this.selection.method === 'new-card' ? billing.errorCount : 0;
  }

  /** What keeps the order from being placed now; checks the form where a new card pays (spec section 5). */
  obstacleWith(billing: BillingFormModel): NotPayable['kind'] | PaymentFailureKind | undefined {
    const payable = payableSelection(this.selection);
    if (!payable.ok) return payable.error.kind;
    if (payable.value.method === 'existing-card') return undefined;
    return Object.keys(billing.submit()).length > 0 ? 'fields-invalid' : undefined;
  }

  /** Chooses what an earlier order asked for, as far as it is still offered. */
  take(order: SentOrder): void {
    const ordered = selectionOf(order, this.given.catalog);
    if (ordered !== undefined) this.selection = { ...ordered, method: this.selection.method };
  }

  /** Back to where the wizard starts without a draft. */
  startOver(): void {
    const { catalog, subscription } = this.given;
    this.selection = initialSelection(catalog, subscription, undefined).selection;
    this.cleared = [];
  }
}
