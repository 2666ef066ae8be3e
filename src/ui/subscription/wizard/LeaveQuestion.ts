import { makeAutoObservable } from 'mobx';
import type { WizardDraft } from './WizardDraft';
import type { WizardNavigation } from './WizardNavigation';

/** Asks before leaving loses typed billing data (decision C50). */
export class LeaveQuestion {
  isAsked = false;
  readonly #draft: WizardDraft;
  readonly #navigation: WizardNavigation;

  constructor(draft: WizardDraft, navigation: WizardNavigation) {
    this.#draft = draft;
    this.#navigation = navigation;
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

  confirm(): void {
    this.isAsked = false;
    this.#draft.clear();
    this.#navigation.openBusinessPage();
  }
}
