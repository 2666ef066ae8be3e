import type { WizardStep } from './WizardState';

/** Where the wizard says in the address which step is shown, so that Back, Forward and reload work. */
export interface WizardAddress {
  /** What the address says now; undefined when it names no step. */
  readonly step: string | undefined;
  /** A new entry of the history. */
  push(step: string): void;
  /** In place of the current entry. */
  replace(step: string): void;
  /** Back to the entry of an earlier step, so many entries ago; in place where the history has none. */
  returnTo(step: WizardStep, entries: number): void;
}
