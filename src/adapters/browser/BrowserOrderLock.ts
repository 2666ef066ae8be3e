import type { BusinessId } from '@/domain/business/BusinessId';
import type { OrderLock } from '@/application/ports/OrderLock';

/**
 * Uses the Web Locks API. The browser releases the locks of a closed tab. When the API is missing or blocked, every tab
 * acquires the lock, and only the server prevents duplicate orders.
 */
export class BrowserOrderLock implements OrderLock {
  /** The requested locks, as `#request` returns them. */
  readonly #requested = new Map<BusinessId, Promise<(() => void) | undefined>>();

  constructor(private readonly locks: Pick<LockManager, 'request'> | undefined) {}

  async acquire(id: BusinessId): Promise<boolean> {
    const requested = this.#requested.get(id) ?? this.#request(id);
    this.#requested.set(id, requested);
    const release = await requested;
    if (release === undefined) this.#requested.delete(id);
    return release !== undefined;
  }

  release(id: BusinessId): void {
    void this.#requested.get(id)?.then((release) => release?.());
    this.#requested.delete(id);
  }

  /** Resolves with the function that releases the lock, or with undefined when another tab holds it. */
  #request(id: BusinessId): Promise<(() => void) | undefined> {
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
