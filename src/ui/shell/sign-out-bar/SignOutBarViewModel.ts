import { makeAutoObservable } from 'mobx';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { SignOutReason } from '@/application/ports/SignOutReason';
import type { Clock } from '@/application/ports/Clock';

/**
 * The time within which a page counts as the first one after the sign-out, in milliseconds. The redirect to the
 * provider takes a part of it.
 */
const JUST_NOW = 15_000;

/**
 * Why the owner is signed out: the session ended without the owner's action, or a page was opened in a tab without a
 * session. It stays until the owner dismisses it or signs in.
 */
export class SignOutBarViewModel {
  cause: SignOutReason['cause'] | undefined;
  /** A payment may have gone through. */
  hasOpenPayment = false;
  /** Whether it has just happened, so that the bar takes the focus. */
  isNew = false;

  readonly #reason: SessionRecord<SignOutReason>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(reason: SessionRecord<SignOutReason>, clock: Pick<Clock, 'now'>) {
    this.#reason = reason;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Loads the reason that the previous document stored. */
  start(): void {
    const reason = this.#reason.load();
    if (reason === undefined) return;
    this.isNew = Math.abs(this.#clock.now() - reason.at) < JUST_NOW;
    this.hasOpenPayment = reason.hasOpenPayment === true;
    this.cause = reason.cause;
  }

  /** Says that a page needs a sign-in. The reason why a session has ended stays. */
  requireSignIn(): void {
    const cause = this.#reason.load()?.cause ?? 'sign-in-required';
    if (cause === 'sign-in-required') this.#reason.save({ cause, at: this.#clock.now() });
    this.start();
  }

  /** Called when the owner closes the bar, or is signed in again. */
  dismiss(): void {
    this.#reason.clear();
    this.cause = undefined;
  }
}
