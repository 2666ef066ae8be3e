import type { UserId } from '@/domain/identity/User';

/** Notifies the other tabs of this browser in which an owner is signed in. The messages contain no data (decision C113). */
export interface OwnerChannel {
  /**
   * Notifies every other tab in which this owner is signed in. Resolves when the message is sent, or when none can be
   * sent. It never rejects, so that a sign-out always continues.
   */
  announce(owner: UserId): Promise<void>;

  /** Calls the listener when another tab of this owner announces. The returned function removes it. */
  listen(owner: UserId, listener: () => void): () => void;
}
