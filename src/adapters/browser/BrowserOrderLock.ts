import type { BusinessId } from '@/domain/business/Business';
import type { OrderLock } from '@/application/ports/OrderLock';

/**
 * The locks that tabs of a browser share. The browser itself gives back what a tab held when it ends. Where there
 * are no such locks, or they are forbidden, every tab is let in and the server alone guards.
 */
export class BrowserOrderLock implements OrderLock {
  /** How to give each lock back; a promise while it is being asked for. */
  readonly #held = new Map<BusinessId, Promise<(() => void) | undefined>>();

  constructor(private readonly locks: Pick<LockManager, 'request'> | undefined) {}

  async hold(id: BusinessId): Promise<boolean> {
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

  /** Resolves when the browser has decided; the lock lasts until the answered function is called. */
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
