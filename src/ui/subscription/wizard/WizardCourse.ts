import type { WizardAddress } from './WizardAddress';
import type { WizardChoice } from './WizardChoice';
import { DONE_STEP, numberOfStep, parseWizardStep, WIZARD_STEPS, type WizardStep } from './WizardState';

/** The way through the steps: how far it has gone, and how the address keeps up with it. */
export class WizardCourse {
  #reached = 1;

  constructor(private readonly address: WizardAddress) {}

  /** The step the address asks for; undefined when it names none of them. */
  get wanted(): WizardStep | undefined {
    return stepNamed(this.address.step);
  }

  get asksForDone(): boolean {
    return this.address.step === DONE_STEP;
  }

  arrive(step: WizardStep): void {
    this.#reached = Math.max(this.#reached, numberOfStep(step));
  }

  beginAnew(): void {
    this.#reached = 1;
  }

  /** A step that was shown before may be shown again, beyond the first one only with a plan. */
  allows(step: WizardStep, choice: WizardChoice | undefined): boolean {
    const furthest = choice?.selection.plan === undefined ? 1 : this.#reached;
    return numberOfStep(step) <= furthest;
  }

  advanceTo(step: WizardStep): void {
    this.address.push(step);
  }

  returnTo(step: WizardStep, from: WizardStep): void {
    this.address.returnTo(step, numberOfStep(from) - numberOfStep(step));
  }

  /** Makes the address say what is shown. */
  stayAt(step: WizardStep): void {
    if (this.wanted !== step) this.address.replace(step);
  }

  /** Back was pressed while nothing could react to it: the address is brought back to what is shown. */
  arriveAgain(step: WizardStep): void {
    if (this.wanted !== step) this.address.push(step);
  }

  finish(): void {
    if (!this.asksForDone) this.address.replace(DONE_STEP);
  }
}

export function stepAfter(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[numberOfStep(step)];
}

export function stepBefore(step: WizardStep): WizardStep | undefined {
  return WIZARD_STEPS[numberOfStep(step) - 2];
}

/** Reads the step out of an address; one that names nothing asks for the first step. */
export function stepNamed(name: string | undefined): WizardStep | undefined {
  return name === undefined ? 'plan' : parseWizardStep(name);
}
