import { businessFrom, cachedOf, type CachedBusinesses } from '@/application/business/CachedBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';

/** A longer list is not stored, because writing it blocks the page and the dashboard loads it in chunks anyway. */
const MAX_STORED = 200;

/**
 * The businesses of the signed-in owner that this tab has loaded last. A page shows them while it loads newer ones
 * (decision C34), also after a full document load. The cache removes the businesses of any other owner.
 */
export class BusinessCache {
  /** The query string of the view of the list. */
  listSearch = '';
  /** The time at which the record of the owner, which lists the ids, was read or requested last. */
  ownerReadAt: Instant | undefined;
  readonly #byId = new Map<BusinessId, Business>();
  readonly #listeners = new Set<(changed: Business) => void>();
  #seenAt: Instant | undefined;
  #loadedFor: UserId | undefined;

  constructor(
    private readonly records: SessionRecords<UserId, CachedBusinesses>,
    private readonly owner: { readonly user: User | undefined },
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** The time at which the whole list was loaded last, or else the first business. Single businesses may be newer. */
  get seenAt(): Instant {
    this.#load();
    return this.#seenAt ?? this.clock.now();
  }

  find(id: BusinessId): Business | undefined {
    this.#load();
    return this.#byId.get(id);
  }

  /** The businesses in the order of their ids. Undefined when one of them is not in the cache. */
  findAll(ids: readonly BusinessId[]): readonly Business[] | undefined {
    this.#load();
    /* A set, because an id can be in the list twice. */
    const businesses = new Set<Business>();
    for (const id of ids) {
      const business = this.#byId.get(id);
      if (business === undefined) return undefined;
      businesses.add(business);
    }
    return [...businesses];
  }

  /** Adds or replaces some businesses. */
  remember(businesses: readonly Business[]): void {
    this.#load();
    const isKnown = businesses.every((business) => this.#byId.get(business.id) === business);
    if (isKnown && this.#seenAt !== undefined) return;
    for (const business of businesses) this.#byId.set(business.id, business);
    this.#seenAt ??= this.clock.now();
    this.#save();
  }

  /** Replaces a business that this tab has changed. A page that shows it meanwhile follows. */
  rememberChanged(business: Business): void {
    this.remember([business]);
    for (const listener of this.#listeners) listener(business);
  }

  /** Calls the listener with each business that this tab has changed, until the returned function is called. */
  onChanged(listener: (changed: Business) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Replaces all businesses of the owner. */
  rememberAll(businesses: readonly Business[]): void {
    this.#load();
    this.#byId.clear();
    this.#seenAt = undefined;
    this.remember(businesses);
  }

  #save(): void {
    const { user } = this.owner;
    if (user === undefined) return;
    /* A record with fewer businesses would be taken for all of them. */
    if (this.#byId.size > MAX_STORED) return this.records.clear(user.id);
    const businesses = [...this.#byId.values()].map(cachedOf);
    this.records.save(user.id, { businesses, seenAt: this.seenAt });
  }

  /** Does nothing until the owner is known. */
  #load(): void {
    const id = this.owner.user?.id;
    if (id === undefined || id === this.#loadedFor) return;
    this.#loadedFor = id;
    this.#byId.clear();
    this.#seenAt = undefined;
    const cached = this.records.load(id);
    if (cached === undefined) return;
    for (const business of cached.businesses) this.#byId.set(business.id, businessFrom(business));
    this.#seenAt = cached.seenAt;
  }
}
