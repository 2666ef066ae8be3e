import { runInAction } from 'mobx';
import { businessOfCached, type CachedBusinesses } from '@/application/business/CachedBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { KeyedRecords } from '@/application/ports/StoredRecord';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { PerOwner } from './PerOwner';

/** The longest list that is stored. Writing a longer one would block the page. */
const MAX_STORED = 200;

interface Content {
  readonly byId: ReadonlyMap<BusinessId, Business>;
  readonly seenAt: Instant | undefined;
}

/**
 * The businesses of the signed-in owner as this tab loaded them last. Every page shows them while it loads newer ones
 * (decision C34). They are stored, so they survive the load of another document. Another owner has an empty cache.
 */
export class BusinessCache {
  /** The query string of the dashboard: search, filter, sorting and page of its list. */
  listSearch = '';
  readonly #content: PerOwner<Content>;
  /** Counts the reads of `beginRead` and the changes of a status. */
  #count = 0;
  /** The count when the latest stored read of each business began, and after the last change of its status. */
  readonly #readAt = new Map<BusinessId, number>();
  readonly #statusChangedAt = new Map<BusinessId, number>();

  constructor(
    private readonly records: KeyedRecords<UserId, CachedBusinesses>,
    private readonly owner: { readonly user: User | undefined },
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.#content = new PerOwner(owner, (id) => this.#load(id));
  }

  /**
   * When the oldest part of the last complete list was requested. If there was none: when the first business was
   * remembered.
   */
  get seenAt(): Instant {
    return this.#content.value.seenAt ?? this.clock.now();
  }

  find(id: BusinessId): Business | undefined {
    return this.#content.value.byId.get(id);
  }

  /** The cached businesses with these ids, in the order of the ids. */
  among(ids: readonly BusinessId[]): readonly Business[] {
    const { byId } = this.#content.value;
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  remember(businesses: readonly Business[]): void {
    const { byId, seenAt } = this.#content.value;
    this.#save(new Map([...byId, ...entriesOf(businesses)]), seenAt ?? this.clock.now());
  }

  /** Replaces all businesses of the owner. `seenAt` is the time of those that were read first. */
  rememberAll(businesses: readonly Business[], seenAt: Instant): void {
    this.#save(new Map(entriesOf(businesses)), seenAt);
  }

  /** Stores the status of a business that this tab has changed. Its other fields may be older than the cached ones. */
  rememberStatus(changed: Business): void {
    this.#count += 1;
    this.#statusChangedAt.set(changed.id, this.#count);
    this.remember([withStatusOf(changed, this.find(changed.id) ?? changed)]);
  }

  /**
   * Call this before a request and pass each business of the response to the returned function. It returns the cached
   * business instead if a read that began after the call was stored, and keeps a status that was changed since.
   */
  trackChanges(): (business: Business) => Business {
    const sentAt = this.#count;
    return (business) => {
      const { id } = business;
      const cached = this.find(id) ?? business;
      if ((this.#readAt.get(id) ?? 0) > sentAt) return cached;
      return (this.#statusChangedAt.get(id) ?? 0) > sentAt ? withStatusOf(cached, business) : business;
    };
  }

  /** Like `trackChanges`, for a read of what this tab changes: the returned function stores the business. */
  beginRead(): (business: Business) => void {
    this.#count += 1;
    const sentAt = this.#count;
    const preferChanged = this.trackChanges();
    return (business) => {
      this.remember([preferChanged(business)]);
      this.#readAt.set(business.id, Math.max(sentAt, this.#readAt.get(business.id) ?? 0));
    };
  }

  #save(byId: ReadonlyMap<BusinessId, Business>, seenAt: Instant): void {
    runInAction(() => (this.#content.value = { byId, seenAt }));
    const { user } = this.owner;
    if (user === undefined) return;
    /* A part of a longer list is not stored, because it would be read as the whole list. */
    if (byId.size > MAX_STORED) return this.records.clear(user.id);
    this.records.save(user.id, { businesses: [...byId.values()], seenAt });
  }

  #load(id: UserId | undefined): Content {
    const stored = id === undefined ? undefined : this.records.load(id);
    return {
      byId: new Map(entriesOf((stored?.businesses ?? []).map(businessOfCached))),
      seenAt: stored?.seenAt,
    };
  }
}

function withStatusOf({ status, activeFlag }: Business, business: Business): Business {
  return { ...business, status, activeFlag };
}

function entriesOf(businesses: readonly Business[]): readonly (readonly [BusinessId, Business])[] {
  return businesses.map((business) => [business.id, business]);
}
