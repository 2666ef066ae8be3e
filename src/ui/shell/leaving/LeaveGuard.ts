import { makeAutoObservable, observableRef } from 'mobx';

/** Something a page holds that leaving would lose. */
export interface UnsavedWork {
  readonly isUnsaved: boolean;
  /** Gives it up. */
  discard(): void;
}

/** Asks before unsaved work is left. The page that holds the work puts the question. */
export class LeaveGuard {
  /** How to go on to where the owner is heading, while the question is open. */
  wanted: (() => void) | undefined = undefined;
  #work: UnsavedWork | undefined;

  constructor() {
    makeAutoObservable(this, { wanted: observableRef, isHolding: false }, { autoBind: true });
  }

  get isHolding(): boolean {
    return this.#work?.isUnsaved === true;
  }

  /** Watches over the work of a page until the returned function is called. */
  hold(work: UnsavedWork): () => void {
    this.#work = work;
    return () => {
      if (this.#work !== work) return;
      this.#work = undefined;
      this.stay();
    };
  }

  /** Goes on at once when nothing would be lost, else only after `leave`. */
  ask(proceed: () => void): void {
    if (this.isHolding) this.wanted = proceed;
    else proceed();
  }

  /** The owner gives the work up. */
  leave(): void {
    const { wanted } = this;
    this.wanted = undefined;
    this.#work?.discard();
    wanted?.();
  }

  /** The owner goes on working. */
  stay(): void {
    this.wanted = undefined;
  }
}
