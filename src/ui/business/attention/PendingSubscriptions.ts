import type { BusinessId } from '@/domain/business/BusinessId';

/** The businesses whose subscription is to be read or is being read. */
export class PendingSubscriptions {
  readonly #ids = new Set<BusinessId>();
  /** Those whose result counts. What is added or changes after the request is read once more. */
  #requested = new Set<BusinessId>();

  get ids(): ReadonlySet<BusinessId> {
    return this.#ids;
  }

  add(ids: Iterable<BusinessId>): void {
    for (const id of ids) this.#ids.add(id);
  }

  /** Removes the businesses that are no longer listed. */
  keepListed(listed: ReadonlySet<BusinessId>): void {
    for (const id of this.#ids) if (!listed.has(id)) this.#ids.delete(id);
  }

  /** The subscription has changed since it was requested. */
  markOutdated(id: BusinessId): void {
    this.#requested.delete(id);
  }

  /** Returns what is requested now. */
  request(): readonly BusinessId[] {
    this.#requested = new Set(this.#ids);
    return [...this.#ids];
  }

  /** Ends the read of a subscription. False when its result does not count: it is outdated, or no longer wanted. */
  settle(id: BusinessId): boolean {
    return this.#requested.delete(id) && this.#ids.delete(id);
  }
}
