import type { BusinessId } from '@/domain/business/BusinessId';
import type { OrderLock } from '@/application/ports/OrderLock';

/**
 * Uses the Web Locks API. The browser releases the locks of a closed tab. When the API is missing or blocked, every tab
 * acquires the lock, and only the server prevents duplicate orders.
 */
export class BrowserOrderLock implements OrderLock {
  /** Resolves to the release function of each lock, or to undefined when another tab holds the lock. */
  readonly #held = new Map<BusinessId, Promise<(() => void) | undefined>>();

  constructor(private readonly locks: Pick<LockManager, 'request'> | undefined) {}

  async acquire(id: BusinessId): Promise<boolean> {
    const asked = this.#held.get(id) ?? this.#ask(id);
    this.#held.set(id, asked);
    const release = await asked;
    if (release === undefined) this.#held.delete(id);
    return release !== undefined;
  }

  release(id: BusinessId): void {
    void this.#held.get(id)?.then((release) => release?.());
    this.#held.delete(id);
  }

  /** Resolves with the function that releases the lock, or with undefined when another tab holds it. */
  #ask(id: BusinessId): Promise<(() => void) | undefined> {
    if (this.locks === undefined) return Promise.resolve(() => undefined);
    const { locks } = this;
    return new Promise((resolve) => {
      locks
        .request(`sub:${id}`, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(undefined);
          return new Promise<void>((release) => resolve(release));
        })
        .catch(() => resolve(() => undefined));
    });
  }
}
