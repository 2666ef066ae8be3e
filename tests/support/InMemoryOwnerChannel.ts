import type { OwnerChannel } from '@/application/ports/OwnerChannel';
import type { UserId } from '@/domain/identity/User';

/** The listeners of each owner in all simulated tabs. */
export type OwnerListeners = Map<UserId, Map<object, () => void>>;

/** A channel between simulated tabs in one process. */
export class InMemoryOwnerChannel implements OwnerChannel {
  readonly #own = new Set<object>();

  /** @param listeners Shared by all simulated tabs. */
  constructor(private readonly listeners: OwnerListeners = new Map()) {}

  async announce(owner: UserId): Promise<void> {
    const listeners = this.listeners.get(owner) ?? [];
    for (const [key, listener] of listeners) if (!this.#own.has(key)) listener();
  }

  listen(owner: UserId, listener: () => void): () => void {
    const key = {};
    this.#own.add(key);
    const listeners = this.listeners.get(owner) ?? new Map<object, () => void>();
    this.listeners.set(owner, listeners.set(key, listener));
    return () => {
      listeners.delete(key);
    };
  }
}
