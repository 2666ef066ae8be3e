import { makeAutoObservable } from 'mobx';
import type { SignOutCause, SignOutReasonStore } from '@/application/ports/SignOutReasonStore';
import type { Instant } from '@/domain/shared/instant';

/** Thirty minutes in milliseconds: as long as what was begun is kept. */
const LONGEST_SHOWN = 30 * 60_000;

/** In milliseconds: the page that comes right after the sign-out, by way of the provider. */
const JUST_NOW = 15_000;

/** Why the session of this tab ended without its owner's doing, until that is read. */
export class SignOutNotice {
  cause: SignOutCause | undefined;
  /** The page has changed by itself, and this is why. */
  isNew = false;

  constructor(
    private readonly reasons: SignOutReasonStore,
    private readonly now: () => Instant,
  ) {
    makeAutoObservable<SignOutNotice, 'reasons' | 'now'>(
      this,
      { reasons: false, now: false },
      { autoBind: true },
    );
  }

  /** Picks up what the previous document has left to be said. */
  start(): void {
    const reason = this.reasons.recall();
    if (reason === undefined) return;
    const age = Math.abs(this.now() - reason.at);
    if (age > LONGEST_SHOWN) return this.dismiss();
    this.isNew = age < JUST_NOW;
    this.cause = reason.cause;
  }

  /** The owner has read it. */
  dismiss(): void {
    this.reasons.clear();
    this.cause = undefined;
  }
}
