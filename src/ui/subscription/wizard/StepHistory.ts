import { NEW_CARD_STEP, WIZARD_STEPS } from '@/ui/shell/paths';
import type { StepUrl } from './StepUrl';
import type { WizardSelection } from './WizardSelection';
import { DONE_STEP, FIRST_STEP, numberOfStep, parseWizardStep, type WizardStep } from './WizardState';

/** The furthest step the owner has reached, and the step in the URL. */
export class StepHistory {
  #reached = 1;

  constructor(private readonly url: StepUrl) {}

  /** The step in the URL. Undefined for an unknown name. */
  get wanted(): WizardStep | undefined {
    return stepNamed(this.url.step);
  }

  get hasStep(): boolean {
    return this.url.step !== undefined;
  }

  get asksForDone(): boolean {
    return this.url.step === DONE_STEP;
  }

  /** The URL of the business page for a new card and nothing else. */
  get asksForNewCard(): boolean {
    return this.url.step === NEW_CARD_STEP;
  }

  arrive(step: WizardStep): void {
    this.#reached = Math.max(this.#reached, numberOfStep(step));
  }

  reset(): void {
    this.#reached = 1;
  }

  /** The other step that the URL names, if it can be shown. Otherwise the URL is set back to the current one. */
  follow(
    named: string | undefined,
    current: WizardStep | undefined,
    selection: WizardSelection | undefined,
  ): WizardStep | undefined {
    const step = stepNamed(named);
    if (current === undefined || step === current) return undefined;
    if (step !== undefined && this.#allows(step, selection)) return step;
    this.stayAt(current);
    return undefined;
  }

  /** Whether the step was reached before. Without a selected plan only the first step can be shown. */
  #allows(step: WizardStep, selection: WizardSelection | undefined): boolean {
    const furthest = selection?.chosen.plan === undefined ? 1 : this.#reached;
    return numberOfStep(step) <= furthest;
  }

  push(step: WizardStep): void {
    this.url.push(step);
  }

  returnTo(step: WizardStep): void {
    this.url.goBackTo(step);
  }

  /** Sets the URL to the current step without a new history entry. */
  stayAt(step: WizardStep): void {
    if (this.wanted !== step) this.url.replace(step);
  }

  /** Adds the current step to the history again, after Back was pressed while the step could not change. */
  restore(step: WizardStep): void {
    if (this.wanted !== step) this.url.push(step);
  }

  finish(): void {
    if (!this.asksForDone) this.url.replace(DONE_STEP);
  }
}

export function isBefore(step: WizardStep, other: WizardStep): boolean {
  return numberOfStep(step) < numberOfStep(other);
}

export function stepAfter(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[numberOfStep(step)];
}

export function stepBefore(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[numberOfStep(step) - 2];
}

/** A URL without a step means the first one. A change of card is a payment. */
function stepNamed(name: string | undefined): WizardStep | undefined {
  if (name === undefined) return FIRST_STEP;
  return name === NEW_CARD_STEP ? 'payment' : parseWizardStep(name);
}
