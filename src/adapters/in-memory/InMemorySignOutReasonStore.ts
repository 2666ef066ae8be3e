import type { SignOutReason, SignOutReasonStore } from '@/application/ports/SignOutReasonStore';

/** Keeps the reason for as long as the document lives. */
export class InMemorySignOutReasonStore implements SignOutReasonStore {
  #reason: SignOutReason | undefined;

  keep(reason: SignOutReason): void {
    this.#reason = reason;
  }

  recall(): SignOutReason | undefined {
    return this.#reason;
  }

  clear(): void {
    this.#reason = undefined;
  }
}
