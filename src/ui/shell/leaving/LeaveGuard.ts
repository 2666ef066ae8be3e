import { makeAutoObservable, observableRef, reaction } from 'mobx';

/** Changes of a page that navigation would lose. */
export interface UnsavedWork {
  readonly isUnsaved: boolean;
  /** Discards the changes. */
  discard(): void;
}

/** Asks before navigation discards unsaved changes. The page with the changes shows the question. */
export class LeaveGuard {
  /** Continues the navigation. It is set while the question is open. */
  wanted: (() => void) | undefined = undefined;
  /** The last one counts. */
  private works: readonly UnsavedWork[] = [];

  constructor() {
    makeAutoObservable<LeaveGuard, 'works'>(
      this,
      { wanted: observableRef, works: observableRef },
      { autoBind: true },
    );
  }

  private get work(): UnsavedWork | undefined {
    return this.works.at(-1);
  }

  get isHolding(): boolean {
    return this.work?.isUnsaved === true;
  }

  /** Registers the changes of a page until the returned function is called. */
  hold(work: UnsavedWork): () => void {
    this.works = [...this.works, work];
    /* Closes the question when the changes have been saved meanwhile. */
    const stopWatching = reaction(
      () => work.isUnsaved,
      (isUnsaved) => {
        if (!isUnsaved) this.stay();
      },
    );
    return () => {
      stopWatching();
      this.release(work);
    };
  }

  private release(work: UnsavedWork): void {
    const isCurrent = this.work === work;
    this.works = this.works.filter((each) => each !== work);
    if (isCurrent) this.stay();
  }

  /** Calls `proceed` at once when there are no unsaved changes, otherwise after `leave`. */
  ask(proceed: () => void): void {
    if (this.isHolding) this.wanted = proceed;
    else proceed();
  }

  /** Discards the changes and continues the navigation. */
  leave(): void {
    const { wanted } = this;
    this.wanted = undefined;
    this.work?.discard();
    wanted?.();
  }

  /** Cancels the navigation. */
  stay(): void {
    this.wanted = undefined;
  }
}
