import type { BillingCycle } from '@/domain/subscription/billingCycle';
import type { PaymentMethod } from '@/domain/subscription/paymentMethod';
import type { AddOn, Plan } from '@/domain/subscription/Plan';
import type { BillingField } from '@/domain/validation/BillingAddress';
import type { BillingFormModel } from './BillingFormModel';
import type { WizardChoice } from './WizardChoice';
import type { WizardMemory } from './WizardMemory';
import type { WizardStep } from './WizardState';

interface EditedWizard {
  /** The step that can be changed now. */
  readonly editableStep: WizardStep | undefined;
  readonly choice: WizardChoice | undefined;
  readonly billing: BillingFormModel;
}

/** Changes what is chosen and typed, each on its own step only, and keeps the draft up with it. */
export class WizardEditor {
  constructor(
    private readonly wizard: EditedWizard,
    private readonly memory: WizardMemory,
  ) {}

  choosePlan(plan: Plan): void {
    this.#on('plan', (choice) => choice.choosePlan(plan));
  }

  undoClearing(): void {
    this.#on('plan', (choice) => choice.undoClearing());
  }

  changeCycle(cycle: BillingCycle): void {
    this.#on('plan', (choice) => choice.changeCycle(cycle));
  }

  toggleAddOn(addOn: AddOn): void {
    this.#on('add-ons', (choice) => choice.toggleAddOn(addOn));
  }

  chooseMethod(method: PaymentMethod): void {
    this.#on('payment', (choice) => choice.chooseMethod(method));
  }

  changeBilling(field: BillingField, value: string): void {
    this.#on('payment', () => this.wizard.billing.change(field, value));
  }

  /** Back to the beginning, without a draft. */
  startOver(): void {
    this.wizard.choice?.startOver();
    this.wizard.billing.clear();
    this.memory.forgetDraft();
  }

  saveDraft(): void {
    const { choice, billing } = this.wizard;
    if (choice !== undefined) this.memory.saveDraft(choice, billing.values);
  }

  #on(step: WizardStep, change: (choice: WizardChoice) => void): void {
    const { choice, editableStep } = this.wizard;
    if (choice === undefined || editableStep !== step) return;
    change(choice);
    this.saveDraft();
  }
}
