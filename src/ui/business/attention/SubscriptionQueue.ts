import { makeAutoObservable, observable } from 'mobx';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';

/** The businesses whose subscription is to be read: first those of the visible page, then the others. */
export class SubscriptionQueue {
  /** The businesses whose subscription is to be read or is being read. */
  readonly pending = observable.set<BusinessId>(undefined, { deep: false });
  /** The businesses whose subscription could not be read. */
  readonly failed = observable.set<BusinessId>(undefined, { deep: false });
  /** True while the tab is hidden. Then no further request is sent. */
  isPaused = false;
  /** The businesses on the visible page. Undefined until a long list passes them. */
  #page: readonly BusinessId[] | undefined;
  /** The businesses that were added since the dashboard opened. */
  readonly #added = new Set<BusinessId>();
  /** The pending businesses whose request is still to be sent. */
  readonly #waiting = new Set<BusinessId>();
  /** The businesses whose subscription changed after the request. Its result is ignored, and it is read again. */
  readonly #outdated = new Set<BusinessId>();
  readonly #cache: Pick<SubscriptionCache, 'isFresh'>;

  constructor(cache: Pick<SubscriptionCache, 'isFresh'>) {
    this.#cache = cache;
    makeAutoObservable(this, { pending: false, failed: false, isPaused: false, hasPage: false });
  }

  get hasPage(): boolean {
    return this.#page !== undefined;
  }

  /** Called when the page is shown again, so that `addPage` adds the subscriptions that are no longer fresh. */
  reopen(): void {
    this.#added.clear();
  }

  /** Adds those businesses of this page, and of the others, that are not fresh. Returns whether there are any. */
  addPage(page: readonly Business[], others: readonly Business[] = []): boolean {
    this.#page = page.map(({ id }) => id);
    const ids = [...this.#page, ...others.map(({ id }) => id)].filter(
      (id) => !this.#added.has(id) && !this.#cache.isFresh(id),
    );
    for (const id of ids) this.#added.add(id);
    this.add(ids);
    return ids.length > 0;
  }

  add(ids: Iterable<BusinessId>): void {
    for (const id of ids) {
      if (!this.pending.has(id)) this.#waiting.add(id);
      this.pending.add(id);
      this.failed.delete(id);
    }
  }

  /** Removes the businesses that are no longer listed. */
  keepListed(listed: ReadonlySet<BusinessId>): void {
    for (const ids of [this.pending, this.failed, this.#waiting])
      for (const id of ids) if (!listed.has(id)) ids.delete(id);
  }

  /** Called when a subscription has changed since it was requested. */
  markOutdated(id: BusinessId): void {
    if (!this.#waiting.has(id)) this.#outdated.add(id);
  }

  /** Starts a check. Each business is chosen when its request is sent, so that the page visible then comes first. */
  startCheck(): Iterable<BusinessId> {
    this.#outdated.clear();
    for (const id of this.pending) this.#waiting.add(id);
    return this.#takeWaiting();
  }

  /**
   * Removes a business from the queue, or queues it again if its result is outdated. Returns false if the result must
   * be ignored: it is outdated, or the business is no longer listed.
   */
  endRead(id: BusinessId): boolean {
    if (!this.#outdated.delete(id)) return this.pending.delete(id);
    if (this.pending.has(id)) this.#waiting.add(id);
    return false;
  }

  /**
   * Ends a check. Returns the businesses without a result: the requested ones or, if the check was stopped, all pending
   * ones.
   */
  endCheck(isStopped: boolean): readonly BusinessId[] {
    const ids = [...this.pending].filter((id) => isStopped || !this.#waiting.has(id));
    return ids.filter((id) => this.endRead(id));
  }

  fail(id: BusinessId): void {
    this.failed.add(id);
  }

  *#takeWaiting(): Generator<BusinessId, void> {
    for (let id = this.#next(); id !== undefined; id = this.#next()) {
      this.#waiting.delete(id);
      yield id;
    }
  }

  #next(): BusinessId | undefined {
    if (this.isPaused) return undefined;
    const [first] = this.#waiting;
    return this.#page?.find((id) => this.#waiting.has(id)) ?? first;
  }
}
