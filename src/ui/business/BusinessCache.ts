import { businessFrom, cachedOf, type CachedBusinesses } from '@/application/business/CachedBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { SessionRecords } from '@/application/ports/SessionRecords';
import type { Business, BusinessId } from '@/domain/business/Business';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';

/** A longer list is not stored: writing it takes long, and it is loaded in parts anyway. */
const MOST_STORED = 200;

/**
 * The businesses of the owner as this tab loaded them last: a page opens with them while it loads (decision C34), also in
 * the next document of the tab. Those of another owner are not in it.
 */
export class BusinessCache {
  /** The search and the page of the list, which the list shows again when the owner comes back to it. */
  view: { readonly query: string; readonly page: number } | undefined;
  readonly #byId = new Map<BusinessId, Business>();
  #seenAt: Instant | undefined;
  #loadedFor: UserId | undefined;

  constructor(
    private readonly records: SessionRecords<UserId, CachedBusinesses>,
    private readonly owner: { readonly user: User | undefined },
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** When all of it was loaded; some of it may be newer. */
  get seenAt(): Instant {
    this.#load();
    return this.#seenAt ?? this.clock.now();
  }

  find(id: BusinessId): Business | undefined {
    this.#load();
    return this.#byId.get(id);
  }

  /** Some businesses as they are now. */
  remember(businesses: readonly Business[]): void {
    this.#load();
    for (const business of businesses) this.#byId.set(business.id, business);
    this.#seenAt ??= this.clock.now();
    this.#save();
  }

  /** All businesses of the owner as they are now. */
  rememberAll(businesses: readonly Business[]): void {
    this.#load();
    this.#byId.clear();
    this.#seenAt = this.clock.now();
    this.remember(businesses);
  }

  #save(): void {
    const { user } = this.owner;
    if (user === undefined) return;
    /* Where the new list finds no room, the older one must not stay. */
    this.records.clear(user.id);
    if (this.#byId.size > MOST_STORED) return;
    const businesses = [...this.#byId.values()].map(cachedOf);
    this.records.save(user.id, { businesses, seenAt: this.seenAt });
  }

  /** Waits for the owner to be known. */
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
