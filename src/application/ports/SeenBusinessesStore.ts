import type { SeenBusiness } from '@/application/business/SeenBusiness';
import type { UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';

/** Businesses of one owner, and when they were loaded: each is at least as new. */
export interface SeenBusinesses {
  readonly businesses: readonly SeenBusiness[];
  readonly seenAt: Instant;
}

/**
 * The businesses this tab saw last, per owner: what the next document of the tab begins with while it asks for them
 * anew. Nothing of subscriptions and payments. What cannot be read counts as none; storage that is full or forbidden
 * keeps nothing, and never stops the app.
 */
export interface SeenBusinessesStore {
  recall(owner: UserId): SeenBusinesses | undefined;
  /** In place of what was kept for the owner. */
  keep(owner: UserId, seen: SeenBusinesses): void;
  forget(owner: UserId): void;
  /** Forgets those of every owner, as when the session ends. */
  forgetAll(): void;
}
