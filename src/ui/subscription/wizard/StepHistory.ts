import { NEW_CARD_STEP, WIZARD_STEPS } from '@/ui/shell/paths';
import { ANNUAL_CYCLE_VALUE } from '@/ui/subscription/offer/annualPath';
import { FIRST_STEP, numberOfStep, parseWizardStep, type WizardStep } from './wizardSteps';

/** The name of the confirmation in the URL. It follows the four steps. */
export const DONE_STEP = 'done';

/** The name of the step in the query of the URL, so that Back, Forward and reload work. */
export interface StepUrl {
  readonly step: string | undefined;
  push(step: string): void;
  replace(step: string): void;
  /** Goes back to the last history entry of an earlier step, or else replaces the current entry. */
  goBackTo(step: WizardStep): void;
}

/** How showing a step changes the browser history. */
export type HistoryChange =
  | 'push'
  | 'replace'
  /** Goes back to the last entry of the step. */
  | 'back'
  | 'none';

/** The step in the URL, and the furthest step that the owner has reached. */
export class StepHistory {
  #reached = 1;

  constructor(private readonly url: StepUrl) {}

  get stepInUrl(): string | undefined {
    return this.url.step;
  }

  /** Removes the annual cycle from the URL, so that a reload does not choose it again. Returns whether it was there. */
  consumeAnnualCycle(): boolean {
    const wasAnnual = this.url.step === ANNUAL_CYCLE_VALUE;
    if (wasAnnual) this.url.replace(FIRST_STEP);
    return wasAnnual;
  }

  /** Whether the step can be shown: it was reached before, and a plan is selected unless it is the first step. */
  allows(step: WizardStep, hasPlan: boolean): boolean {
    return numberOfStep(step) <= (hasPlan ? this.#reached : 1);
  }

  goTo(step: WizardStep, change: HistoryChange): void {
    this.#reached = Math.max(this.#reached, numberOfStep(step));
    if (change === 'back') this.url.goBackTo(step);
    else if (change !== 'none' && stepNamed(this.url.step) !== step) this.url[change](step);
  }

  goToDone(): void {
    if (this.url.step !== DONE_STEP) this.url.replace(DONE_STEP);
  }

  /** Forgets the steps after the first one. */
  reset(): void {
    this.#reached = 1;
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

/** The step named in the URL. Without a name it is the first step, and for a change of card the payment step. */
export function stepNamed(name: string | undefined): WizardStep | undefined {
  if (name === undefined || name === ANNUAL_CYCLE_VALUE) return FIRST_STEP;
  return name === NEW_CARD_STEP ? 'payment' : parseWizardStep(name);
}
