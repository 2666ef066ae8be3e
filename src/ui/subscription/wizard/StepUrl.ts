import type { WizardStep } from './WizardState';

/** The shown step in the query of the URL, so that Back, Forward and reload work. */
export interface StepUrl {
  /** The step in the URL. Undefined without one. */
  readonly step: string | undefined;
  /** Adds an entry to the browser history. */
  push(step: string): void;
  /** Replaces the current history entry. */
  replace(step: string): void;
  /** Goes back to the last entry of an earlier step. It replaces the current entry when the history has none. */
  goBackTo(step: WizardStep): void;
}
