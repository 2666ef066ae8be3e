import { makeAutoObservable } from 'mobx';
import type { WizardExits } from './WizardExits';
import type { WizardMemory } from './WizardMemory';

/** Asks before leaving would lose typed billing data (decision C50). */
export class LeaveQuestion {
  isAsked = false;

  constructor(
    private readonly memory: WizardMemory,
    private readonly exits: WizardExits,
  ) {
    makeAutoObservable<LeaveQuestion, 'memory' | 'exits'>(
      this,
      { memory: false, exits: false },
      { autoBind: true },
    );
  }

  ask(): void {
    this.isAsked = true;
  }

  stay(): void {
    this.isAsked = false;
  }

  confirm(): void {
    this.isAsked = false;
    this.memory.forgetDraft();
    this.exits.openBusinessPage();
  }
}
