import type { UserId } from '@/domain/identity/User';

/** Notifies the other tabs of this browser of a sign-out. The messages contain no other data (decision C113). */
export interface SignOutChannel {
  /**
   * Notifies every other tab in which this owner is signed in. Resolves when the message is sent, or when none can be
   * sent. It never rejects, so that a sign-out always continues.
   */
  announce(owner: UserId): Promise<void>;

  /** Calls the listener when this owner signs out in another tab. The returned function removes it. */
  listen(owner: UserId, listener: () => void): () => void;
}
