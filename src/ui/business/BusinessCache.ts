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
  /** Counts the changes in this tab. `#changedAt` has the count after the last change of each business. */
  #changes = 0;
  readonly #changedAt = new Map<BusinessId, number>();

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

  /** Replaces a business that this tab has changed. */
  rememberChanged(business: Business): void {
    this.#changes += 1;
    this.#changedAt.set(business.id, this.#changes);
    this.remember([business]);
  }

  /**
   * Call this before a request and pass each business of the response to the returned function. It returns the cached
   * business instead if this tab has changed it after the call.
   */
  trackChanges(): (business: Business) => Business {
    const changesBefore = this.#changes;
    return (business) =>
      (this.#changedAt.get(business.id) ?? 0) > changesBefore
        ? (this.find(business.id) ?? business)
        : business;
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

function entriesOf(businesses: readonly Business[]): readonly (readonly [BusinessId, Business])[] {
  return businesses.map((business) => [business.id, business]);
}
