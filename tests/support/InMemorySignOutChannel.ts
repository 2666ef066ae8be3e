import type { SignOutChannel } from '@/application/ports/SignOutChannel';
import type { UserId } from '@/domain/identity/User';

/** The listeners of each owner in all simulated tabs. */
export type SignOutListeners = Map<UserId, Map<object, () => void>>;

/** A sign-out channel between simulated tabs in one process. */
export class InMemorySignOutChannel implements SignOutChannel {
  readonly #own = new Set<object>();

  /** @param listeners Shared by all simulated tabs. */
  constructor(private readonly listeners: SignOutListeners = new Map()) {}

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
