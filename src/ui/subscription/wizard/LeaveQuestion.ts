import { makeAutoObservable } from 'mobx';
import type { WizardNavigation } from './WizardNavigation';

/** Asks before leaving loses typed billing data (decision C50). */
export class LeaveQuestion {
  isAsked = false;
  readonly #forgetTyped: () => void;
  readonly #navigation: WizardNavigation;

  constructor(forgetTyped: () => void, navigation: WizardNavigation) {
    this.#forgetTyped = forgetTyped;
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
    this.#forgetTyped();
    this.#navigation.openBusinessPage();
  }
}
