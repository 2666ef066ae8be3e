import { NEW_CARD_STEP, WIZARD_STEPS } from '@/ui/shell/paths';
import { ANNUAL_STEP } from '@/ui/subscription/offer/annualStep';
import { FIRST_STEP, numberOfStep, parseWizardStep, type WizardStep } from './wizardSteps';

/** The name of the fifth step in the URL. */
const DONE_STEP = 'done';

/** The shown step in the query of the URL, so that Back, Forward and reload work. */
export interface StepUrl {
  /** The step in the URL. Undefined without one. */
  readonly step: string | undefined;
  /** Adds an entry to the browser history. */
  push(step: string): void;
  replace(step: string): void;
  /** Goes back to the last entry of an earlier step. It replaces the current entry when the history has none. */
  goBackTo(step: WizardStep): void;
}

/** What happens to the browser history when a step is shown. */
export type HistoryChange =
  | 'push'
  | 'replace'
  /** Goes back to the last entry of the step. */
  | 'back'
  | 'none';

/** The furthest step the owner has reached, and the step in the URL. */
export class StepHistory {
  #reached = 1;

  constructor(private readonly url: StepUrl) {}

  /** The step in the URL. Undefined for an unknown name. */
  get step(): WizardStep | undefined {
    return stepNamed(this.url.step);
  }

  get hasStep(): boolean {
    return this.url.step !== undefined;
  }

  get asksForDone(): boolean {
    return this.url.step === DONE_STEP;
  }

  /** Whether the URL asks for the annual cycle. The first step then has its own URL, so that a reload does not ask again. */
  takeAnnual(): boolean {
    const isAsked = this.url.step === ANNUAL_STEP;
    if (isAsked) this.url.replace(FIRST_STEP);
    return isAsked;
  }

  get asksForNewCard(): boolean {
    return this.url.step === NEW_CARD_STEP;
  }

  /** Whether the step was reached before. Without a selected plan only the first step can be shown. */
  allows(step: WizardStep, hasPlan: boolean): boolean {
    return numberOfStep(step) <= (hasPlan ? this.#reached : 1);
  }

  goTo(step: WizardStep, change: HistoryChange): void {
    this.#reached = Math.max(this.#reached, numberOfStep(step));
    if (change === 'back') this.url.goBackTo(step);
    else if (change !== 'none' && this.step !== step) this.url[change](step);
  }

  finish(): void {
    if (!this.asksForDone) this.url.replace(DONE_STEP);
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

/** The step that a URL names. A URL without a step means the first one, and a change of card is a payment. */
export function stepNamed(name: string | undefined): WizardStep | undefined {
  if (name === undefined || name === ANNUAL_STEP) return FIRST_STEP;
  return name === NEW_CARD_STEP ? 'payment' : parseWizardStep(name);
}
