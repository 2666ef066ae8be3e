import { makeAutoObservable } from 'mobx';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { SignOutCause, SignOutReason } from '@/application/ports/SignOutReason';
import type { Clock } from '@/application/ports/Clock';

/** In milliseconds: the page that comes right after the sign-out, by way of the provider. */
const JUST_NOW = 15_000;

/** Why the session of this tab ended without its owner's doing, until that is read. */
export class SignOutNotice {
  cause: SignOutCause | undefined;
  /** The page has changed by itself, and this is why. */
  isNew = false;

  constructor(
    private readonly reason: SessionRecord<SignOutReason>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    makeAutoObservable<SignOutNotice, 'reason' | 'clock'>(
      this,
      { reason: false, clock: false },
      { autoBind: true },
    );
  }

  /** Picks up what the previous document has left to be said. */
  start(): void {
    const reason = this.reason.load();
    if (reason === undefined) return;
    this.isNew = Math.abs(this.clock.now() - reason.at) < JUST_NOW;
    this.cause = reason.cause;
  }

  /** The owner has read it. */
  dismiss(): void {
    this.reason.clear();
    this.cause = undefined;
  }
}
