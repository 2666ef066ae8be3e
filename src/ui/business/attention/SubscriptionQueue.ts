import { makeAutoObservable, observable } from 'mobx';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';

/** The number of subscriptions that are read without being asked for, and again with each request for more. */
export const CHECKED_AT_ONCE = 50;

/** Whose subscriptions are read: those of the page that is shown, up to a limit, and more on request. */
export class SubscriptionQueue {
  /** The businesses whose subscription is to be read or is being read. */
  readonly pending = observable.set<BusinessId>(undefined, { deep: false });
  /** Those whose subscription could not be read. */
  readonly failed = observable.set<BusinessId>(undefined, { deep: false });
  /** The businesses that are shown. Undefined until a long list names its page. */
  #page: readonly Business[] | undefined;
  #left = CHECKED_AT_ONCE;
  /** The businesses that were added without being asked for since the dashboard opened. */
  readonly #added = new Set<BusinessId>();
  /** Those whose result counts. What is added or changes after the request is read once more. */
  #requested = new Set<BusinessId>();
  readonly #cache: Pick<SubscriptionCache, 'isFresh'>;

  constructor(cache: Pick<SubscriptionCache, 'isFresh'>) {
    this.#cache = cache;
    makeAutoObservable(this, { pending: false, failed: false, hasPage: false });
  }

  get hasPage(): boolean {
    return this.#page !== undefined;
  }

  /** Adds the businesses of this page that are not fresh, within the limit. Returns whether there are any. */
  addPage(page: readonly Business[]): boolean {
    this.#page = page;
    return this.addNext();
  }

  /** Adds the businesses of the page that are not fresh, within the limit. Returns whether there are any. */
  addNext(): boolean {
    const ids = (this.#page ?? [])
      .map(({ id }) => id)
      .filter((id) => !this.#added.has(id) && !this.#cache.isFresh(id))
      .slice(0, this.#left);
    for (const id of ids) this.#added.add(id);
    this.#left -= ids.length;
    this.add(ids);
    return ids.length > 0;
  }

  /** Adds further businesses, those of the page first. */
  addMore(businesses: readonly Business[], known: ReadonlyMap<BusinessId, unknown>): void {
    const ids = new Set([...(this.#page ?? []), ...businesses].map(({ id }) => id));
    this.add([...ids].filter((id) => !known.has(id) && !this.failed.has(id)).slice(0, CHECKED_AT_ONCE));
  }

  add(ids: Iterable<BusinessId>): void {
    for (const id of ids) {
      this.pending.add(id);
      this.failed.delete(id);
    }
  }

  /** Removes the businesses that are no longer listed. */
  keepListed(listed: ReadonlySet<BusinessId>): void {
    for (const ids of [this.pending, this.failed]) for (const id of ids) if (!listed.has(id)) ids.delete(id);
  }

  /** The subscription has changed since it was requested. */
  markOutdated(id: BusinessId): void {
    this.#requested.delete(id);
  }

  /** Starts a request for all that is pending. */
  request(): readonly BusinessId[] {
    this.#requested = new Set(this.pending);
    return [...this.pending];
  }

  /** Ends the read of a subscription. False when its result does not count: it is outdated, or no longer wanted. */
  settle(id: BusinessId): boolean {
    return this.#requested.delete(id) && this.pending.delete(id);
  }

  fail(id: BusinessId): void {
    this.failed.add(id);
  }
}
