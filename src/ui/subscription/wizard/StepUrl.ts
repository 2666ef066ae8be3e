import type { WizardStep } from './WizardState';

/** The shown step in the query of the URL, so that Back, Forward and reload work. */
export interface StepUrl {
  /** The step in the URL now; undefined without one. */
  readonly step: string | undefined;
  /** Adds an entry to the browser history. */
  push(step: string): void;
  /** Replaces the current entry. */
  replace(step: string): void;
  /** Goes back so many entries to an earlier step; replaces the current entry where the history holds fewer. */
  returnTo(step: WizardStep, entries: number): void;
}
