import { makeAutoObservable } from 'mobx';
import type { StepHistory } from './StepHistory';
import type { WizardDraft } from './WizardDraft';
import type { WizardNavigation } from './WizardNavigation';
import type { WizardStep } from './WizardState';

/** Asks before leaving loses typed billing data (decision C50). */
export class LeaveQuestion {
  isAsked = false;
  readonly #draft: WizardDraft;
  readonly #navigation: WizardNavigation;
  readonly #history: StepHistory;

  constructor(draft: WizardDraft, navigation: WizardNavigation, history: StepHistory) {
    this.#draft = draft;
    this.#navigation = navigation;
    this.#history = history;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Opens the business page, or asks first. */
  leave(wouldLoseData: boolean): void {
    if (wouldLoseData) this.isAsked = true;
    else this.#navigation.openBusinessPage();
  }

  stay(): void {
    this.isAsked = false;
  }

  /** Back closes the question and stays on the step. */
  stayAt(step: WizardStep | undefined): void {
    this.stay();
    if (step !== undefined) this.#history.restore(step);
  }

  confirm(): void {
    this.isAsked = false;
    this.#draft.clear();
    this.#navigation.openBusinessPage();
  }
}
