import type { StepUrl } from './StepUrl';
import type { WizardSelection } from './WizardSelection';
import { DONE_STEP, numberOfStep, parseWizardStep, WIZARD_STEPS, type WizardStep } from './WizardState';

/** How far the owner has gone through the steps, and the step named in the URL. */
export class StepHistory {
  #reached = 1;

  constructor(private readonly url: StepUrl) {}

  /** The step named in the URL; undefined when it names none of them. */
  get wanted(): WizardStep | undefined {
    return stepNamed(this.url.step);
  }

  get asksForDone(): boolean {
    return this.url.step === DONE_STEP;
  }

  arrive(step: WizardStep): void {
    this.#reached = Math.max(this.#reached, numberOfStep(step));
  }

  reset(): void {
    this.#reached = 1;
  }

  /** Whether the step was reached before. Without a plan only the first step can be shown. */
  allows(step: WizardStep, selection: WizardSelection | undefined): boolean {
    const furthest = selection?.chosen.plan === undefined ? 1 : this.#reached;
    return numberOfStep(step) <= furthest;
  }

  push(step: WizardStep): void {
    this.url.push(step);
  }

  returnTo(step: WizardStep, from: WizardStep): void {
    this.url.returnTo(step, numberOfStep(from) - numberOfStep(step));
  }

  /** Replaces the step in the URL by the shown one. */
  stayAt(step: WizardStep): void {
    if (this.wanted !== step) this.url.replace(step);
  }

  /** Adds the shown step to the history again: Back was pressed while the wizard could not follow it. */
  restore(step: WizardStep): void {
    if (this.wanted !== step) this.url.push(step);
  }

  finish(): void {
    if (!this.asksForDone) this.url.replace(DONE_STEP);
  }
}

export function stepAfter(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[numberOfStep(step)];
}

export function stepBefore(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[numberOfStep(step) - 2];
}

/** A URL without a step means the first one. */
export function stepNamed(name: string | undefined): WizardStep | undefined {
  return name === undefined ? 'plan' : parseWizardStep(name);
}
