import { makeAutoObservable } from 'mobx';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { NoSessionReason } from '@/application/ports/NoSessionReason';
import type { Clock } from '@/application/ports/Clock';
import { isOfferedAfterSignIn } from '@/ui/shell/routePaths';

/** Milliseconds in which the end of a session is new. The redirect after it takes some of them. */
const NEW_FOR = 15_000;

/** The bar that says why the owner is signed out. It stays until the owner closes it or signs in. */
export class SignOutBarViewModel {
  /** Undefined while there is no bar. */
  cause: NoSessionReason['cause'] | undefined;
  /** The outcome of a payment is unknown. */
  hasUnknownOrder = false;
  /** The next sign-in offers a page. */
  hasReturnPath = false;
  /** The session has just ended, so the bar takes the focus. */
  isNew = false;

  readonly #reason: StoredRecord<NoSessionReason>;
  readonly #returnPath: Pick<StoredRecord<ReturnPath>, 'load' | 'save'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(
    reason: StoredRecord<NoSessionReason>,
    returnPath: Pick<StoredRecord<ReturnPath>, 'load' | 'save'>,
    clock: Pick<Clock, 'now'>,
  ) {
    this.#reason = reason;
    this.#returnPath = returnPath;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Shows the reason that the previous document has stored, if any. */
  start(): void {
    const reason = this.#reason.load();
    if (reason === undefined) return;
    this.isNew = Math.abs(this.#clock.now() - reason.at) < NEW_FOR;
    this.hasUnknownOrder = reason.hasUnknownOrder === true;
    this.hasReturnPath = this.#returnPath.load() !== undefined;
    this.cause = reason.cause;
  }

  /**
   * Stores the path if the next sign-in offers it, and shows that the page needs a sign-in, unless the bar already says
   * that a session has ended.
   */
  requireSignIn(path: string): void {
    const before = this.#returnPath.load();
    const wasSignedIn = before?.path === path && before.wasSignedIn;
    const rememberedAt = this.#clock.now();
    if (isOfferedAfterSignIn(path))
      this.#returnPath.save({ path, rememberedAt, ...(wasSignedIn && { wasSignedIn }) });
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
