import type { BusinessId } from '@/domain/business/BusinessId';
import type { OrderLock } from '@/application/ports/OrderLock';

/**
 * Uses the Web Locks API. The browser releases the locks of a closed tab. When the API is missing or blocked, every tab
 * acquires the lock, and only the server prevents duplicate orders.
 */
export class BrowserOrderLock implements OrderLock {
  /** The lock request of each business, as `#request` returns it. */
  readonly #requested = new Map<BusinessId, Promise<(() => Promise<void>) | undefined>>();
  /** The last release of each lock, which a new request waits for. */
  readonly #released = new Map<BusinessId, Promise<void>>();

  constructor(private readonly locks: Pick<LockManager, 'request'> | undefined) {}

  async acquire(id: BusinessId): Promise<boolean> {
    const requested = this.#requested.get(id) ?? this.#request(id);
    this.#requested.set(id, requested);
    const release = await requested;
    /* `release` and a new `acquire` may have replaced the entry during the await. */
    if (release === undefined && this.#requested.get(id) === requested) this.#requested.delete(id);
    return release !== undefined;
  }

  release(id: BusinessId): void {
    const requested = this.#requested.get(id);
    if (requested === undefined) return;
    this.#requested.delete(id);
    this.#released.set(
      id,
      requested.then(async (release) => release?.()),
    );
  }

  /** Resolves with the function that releases the lock, or with undefined when another tab holds it. */
  async #request(id: BusinessId): Promise<(() => Promise<void>) | undefined> {
    await this.#released.get(id);
    const { locks } = this;
    if (locks === undefined) return async () => undefined;
    return new Promise((resolve) => {
      const lockReleased = locks
        .request(`sub:${id}`, { ifAvailable: true }, (lock) => {
          if (lock === null) return resolve(undefined);
          return new Promise<void>((end) =>
            resolve(async () => {
              end();
              await lockReleased;
            }),
          );
        })
        .catch(() => resolve(async () => undefined));
    });
  }
}
