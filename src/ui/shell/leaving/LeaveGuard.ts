import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { createContext, use, useEffect } from 'react';

/** Changes of a page that navigation would lose. */
export interface UnsavedWork {
  readonly isUnsaved: boolean;
  /** Whether a picture is among the changes, chosen or removed. No draft keeps it. */
  readonly hasUnsavedPicture?: boolean;
  /** Afterwards `isUnsaved` is false until there are new changes, even if a running save cannot be stopped. */
  discard(): void;
  /** Whether the page with the changes stays at this URL. Without this method it stays only at its own. */
  isKeptAt?(url: URL): boolean;
}

/** Asks before navigation discards unsaved changes. The page with the changes shows the question. */
export class LeaveGuard {
  /** Continues the navigation. Set while the question is open. */
  pendingNavigation: (() => void) | undefined = undefined;
  /** Of several pages with changes, the last registered one counts. */
  private works: readonly UnsavedWork[] = [];

  constructor() {
    makeAutoObservable<LeaveGuard, 'works'>(
      this,
      { pendingNavigation: observableRef, works: observableRef },
      { autoBind: true },
    );
  }

  private get work(): UnsavedWork | undefined {
    return this.works.at(-1);
  }

  get hasUnsavedWork(): boolean {
    return this.work?.isUnsaved === true;
  }

  /** Whether navigation to this URL keeps the changes. */
  isKeptAt(url: URL): boolean {
    return this.work?.isKeptAt?.(url) === true;
  }

  /** Whether a new login would lose a picture, because drafts keep only what is typed. */
  get hasUnsavedPicture(): boolean {
    return this.works.some((work) => work.hasUnsavedPicture === true);
  }

  /** Registers the changes of a page until the returned function is called. */
  register(work: UnsavedWork): () => void {
    this.works = [...this.works, work];
    /* Closes the question once the changes are saved. */
    const stopWatching = reaction(
      () => work.isUnsaved,
      (isUnsaved) => {
        if (!isUnsaved && this.work === work) this.stay();
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
    if (this.hasUnsavedWork) this.pendingNavigation = proceed;
    else proceed();
  }

  /** Discards the changes and continues the navigation. */
  leave(): void {
    const { pendingNavigation } = this;
    this.pendingNavigation = undefined;
    this.work?.discard();
    pendingNavigation?.();
  }

  /** Cancels the navigation. */
  stay(): void {
    this.pendingNavigation = undefined;
  }
}

/** Undefined outside a `LeaveGuardBoundary`, where navigation never asks. */
export const LeaveGuardContext = createContext<LeaveGuard | undefined>(undefined);

export function useLeaveGuard(): LeaveGuard | undefined {
  return use(LeaveGuardContext);
}

/** The returned function leaves the page, after the owner has agreed to discard unsaved changes. */
export function useLeave(): LeaveGuard['ask'] {
  return useLeaveGuard()?.ask ?? proceedAtOnce;
}

const proceedAtOnce: LeaveGuard['ask'] = (proceed) => proceed();

/** Asks the owner before navigation discards the changes of this page. */
export function useUnsavedWork(work: UnsavedWork): LeaveGuard | undefined {
  const guard = useLeaveGuard();
  useEffect(() => guard?.register(work), [guard, work]);
  return guard;
}
