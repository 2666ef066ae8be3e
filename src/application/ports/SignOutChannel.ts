import type { UserId } from '@/domain/identity/User';

/** Tells the other tabs of this browser that an owner has signed out. Nothing but that fact goes through it (C84). */
export interface SignOutChannel {
  /** Tells every other tab in which this owner is signed in; resolves once that is on its way. */
  announce(owner: UserId): Promise<void>;

  /** Calls back when this owner has signed out in another tab, until the returned function is called. */
  listen(owner: UserId, listener: () => void): () => void;
}
