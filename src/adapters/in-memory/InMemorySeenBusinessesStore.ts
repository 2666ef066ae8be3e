import type { SeenBusinesses, SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { UserId } from '@/domain/identity/User';

/** Keeps what was seen for as long as the document lives. */
export class InMemorySeenBusinessesStore implements SeenBusinessesStore {
  readonly #seen = new Map<UserId, SeenBusinesses>();

  recall(owner: UserId): SeenBusinesses | undefined {
    return this.#seen.get(owner);
  }

  keep(owner: UserId, seen: SeenBusinesses): void {
    this.#seen.set(owner, seen);
  }

  forget(owner: UserId): void {
    this.#seen.delete(owner);
  }

  forgetAll(): void {
    this.#seen.clear();
  }
}
