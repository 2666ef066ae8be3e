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

  ask(): void {
    this.isAsked = true;
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
