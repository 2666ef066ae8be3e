import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { Instant } from '@/domain/shared/instant';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ListBusinesses, OwnBusinesses } from '@/application/business/ListBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { ListLayout, PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { success } from '@/domain/shared/result';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import type { UserResource } from '@/ui/shell/createUserResource';
import { Resource } from '@/ui/shell/Resource';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { DashboardState } from './DashboardState';
import { returnTargetOf, type ReturnTarget } from './returnTargetOf';
import { TypedSearch } from './TypedSearch';

interface DashboardServices {
  readonly listBusinesses: Pick<ListBusinesses, 'execute' | 'retryFailed'>;
  readonly returnPath: StoredRecord<ReturnPath>;
  readonly preferences: Pick<PreferenceStore, 'listLayout' | 'saveListLayout'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /* What the dashboard shares with other pages and with the next dashboard of this tab. */
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'expire'>;
  readonly businessCache: BusinessCache;
  readonly userResource: UserResource;
}

/** The list, or the part of it that has been read. */
interface ListedBusinesses extends OwnBusinesses {
  /** Some businesses could not be loaded this time and are earlier copies. */
  readonly hasEarlier: boolean;
  /** When its oldest part was requested. A retry of the failed part does not change it. */
  readonly readAt: Instant;
}

/** The list. Its businesses are in the cache. */
interface ListedIds extends Omit<ListedBusinesses, 'businesses'> {
  readonly ids: readonly BusinessId[];
}

const LOADING = { kind: 'loading' } as const;

/** The state of the dashboard, which is the list of the owner's businesses. */
export class DashboardViewModel implements ScreenViewModel {
  layout: ListLayout;
  /** The page the owner asked for before signing in, or why the page of a business was not shown. */
  returnTarget: ReturnTarget | undefined;
  readonly typedSearch: TypedSearch;
  #isMounted = false;
  readonly #list: Resource<ListedIds, ReadFailure, ListedBusinesses>;
  /** Returns the cached business in place of one that this tab has changed since the request. */
  #preferChanged: (business: Business) => Business = (business) => business;
  /** The owner whose businesses were requested last. */
  #listedFor: User | undefined;
  readonly #services: DashboardServices;

  constructor(services: DashboardServices) {
    this.#services = services;
    this.layout = services.preferences.listLayout();
    this.typedSearch = new TypedSearch(services.clock);
    makeAutoObservable(this, { returnTarget: observableRef, listSearch: false }, { autoBind: true });
    const { cached } = this;
    this.#list = new Resource<ListedIds, ReadFailure, ListedBusinesses>({
      load: this.load,
      accept: this.accept,
      isPartial: ({ failed, hasEarlier }) => failed.length > 0 || hasEarlier,
      onExpired: () => void services.session.expire(),
      clock: services.clock,
      initial: cached === undefined ? LOADING : { kind: 'loading', value: cached },
    });
    if (cached !== undefined) this.updateReturnTarget(cached.ids);
  }

  get state(): DashboardState {
    const list = this.#list.state;
    if (!('value' in list)) return list.kind === 'failed' ? list : LOADING;
    const { ids, missingCount, failed, pending, hasEarlier } = list.value;
    const businesses = this.#services.businessCache.among(ids);
    const { returnTarget } = this;
    /* A failed partial list would look as if it were loading, and a failed empty list as if the owner had none. */
    if (
      list.kind === 'failed' &&
      (pending > 0 || (businesses.length === 0 && (this.owner?.businessIds.length ?? 0) > missingCount))
    )
      return { kind: 'failed', error: list.error };
    if (pending > 0) return { kind: 'loading-more', businesses, pending, returnTarget };
    return {
      kind: 'ready',
      businesses,
      missingCount,
      failed,
      isStale: hasEarlier || list.kind === 'failed' || (list.kind === 'ready' && list.isStale),
      seenAt: this.#services.businessCache.seenAt,
      isRefreshing: list.kind === 'loading' || (list.kind === 'ready' && list.isRefreshing),
      returnTarget,
    };
  }

  now(): Instant {
    return this.#services.clock.now();
  }

  after(milliseconds: number, task: () => void): () => void {
    return this.#services.clock.after(milliseconds, task);
  }

  get owner(): User | undefined {
    return this.#services.session.user;
  }

  /** The query string of the view of the list. The next dashboard of this tab restores it. */
  get listSearch(): string {
    return this.#services.businessCache.listSearch;
  }

  rememberListSearch(search: string): void {
    this.#services.businessCache.listSearch = search;
  }

  /** Also called when the page is shown again. Then it reads the list again. */
  start(): void {
    const list = this.#list;
    const isAgain = !this.#isMounted && list.state.kind !== 'loading' && !list.isReading;
    this.#isMounted = true;
    if (isAgain && 'value' in list.state) this.updateReturnTarget(list.state.value.ids);
    void list
      .start()
      .then(async () => (isAgain ? this.refresh() : undefined))
      .then(this.revalidateOwner);
  }

  dispose(): void {
    this.#isMounted = false;
    /* The owner has seen the reason, and the next visit is about something else. */
    if (this.returnTarget?.kind === 'failed') this.dismissReturn();
    this.#list.dispose();
    this.typedSearch.stop();
  }

  /** Loads the list again. The current list stays on the page until the newer one has arrived. */
  async refresh(): Promise<void> {
    if (this.#isMounted && !this.#list.isReading) await this.#list.refresh();
  }

  /** Loads the ids of the owner's businesses again too, because a business may have been created in the mobile app. */
  async refreshWithOwnerRecord(): Promise<void> {
    if (!this.#isMounted || this.#list.isReading) return;
    await this.#list.refresh(async (signal) => {
      await this.#services.session.reload();
      return this.load(signal);
    });
  }

  async onVisible(): Promise<void> {
    await this.revalidateOwner();
  }

  /** Reads the ids of the owner's businesses when they are due, and the list when they have changed. */
  private async revalidateOwner(): Promise<void> {
    if (!this.#isMounted || this.#list.isReading || this.state.kind !== 'ready') return;
    await this.#services.userResource.revalidate();
    if (!haveSameBusinesses(this.#listedFor, this.owner)) await this.refresh();
  }

  /** Requests the businesses again that could not be loaded. */
  async retryFailed(): Promise<void> {
    const { user } = this.#services.session;
    const list = this.#list.state;
    if (!this.#isMounted || this.#list.isReading || user === undefined || !('value' in list)) return;
    const { ids, ...before } = list.value;
    if (before.failed.length === 0) return;
    const businesses = this.#services.businessCache.among(ids);
    await this.#list.refreshPart(async (signal) => {
      const read = await this.#services.listBusinesses.retryFailed(user, { ...before, businesses }, signal);
      const { hasEarlier, readAt } = before;
      return read.ok ? success({ ...read.value, hasEarlier, readAt }) : read;
    });
  }

  onOffline(): void {
    this.#list.onOffline();
  }

  async onOnline(): Promise<void> {
    await this.#list.onOnline();
    await this.retryFailed();
  }

  chooseLayout(layout: ListLayout): void {
    this.layout = layout;
    this.#services.preferences.saveListLayout(layout);
  }

  /** Removes the offer, or the reason why a page was not shown. */
  dismissReturn(): void {
    this.#services.returnPath.clear();
    this.returnTarget = undefined;
  }

  /**
   * `load` reads the list, `accept` caches its businesses and keeps their ids, and `state` finds the businesses by id.
   */
  private async load(signal: AbortSignal, show?: (part: ListedBusinesses) => void) {
    const { user } = this.#services.session;
    if (user === undefined) return undefined;
    const readAt = this.now();
    this.#listedFor = user;
    this.#preferChanged = this.#services.businessCache.trackChanges();
    const listed = await this.#services.listBusinesses.execute(
      user,
      signal,
      show && ((part) => show({ ...part, hasEarlier: false, readAt })),
    );
    return listed.ok ? success({ ...this.withEarlier(listed.value, user), readAt }) : listed;
  }

  /** Fills the list with the cached copies of businesses that could not be loaded this time. */
  private withEarlier(list: OwnBusinesses, { businessIds }: User): Omit<ListedBusinesses, 'readAt'> {
    const earlier = this.#services.businessCache.among(list.failed);
    if (earlier.length === 0) return { ...list, hasEarlier: false };
    const byId = new Map([...list.businesses, ...earlier].map((business) => [business.id, business]));
    return {
      ...list,
      businesses: businessIds.flatMap((id) => byId.get(id) ?? []),
      failed: list.failed.filter((id) => !byId.has(id)),
      hasEarlier: true,
    };
  }

  private accept({ businesses: read, ...list }: ListedBusinesses): ListedIds {
    const businesses = read.map(this.#preferChanged);
    const isComplete = list.failed.length === 0 && list.pending === 0;
    if (isComplete && !list.hasEarlier) this.#services.businessCache.rememberAll(businesses, list.readAt);
    else this.#services.businessCache.remember(businesses);
    const ids = businesses.map(({ id }) => id);
    this.updateReturnTarget(ids);
    /* The return path is kept while the list is incomplete, because it may lead to a business that is not loaded. */
    if (this.returnTarget === undefined && isComplete) this.#services.returnPath.clear();
    return { ...list, ids };
  }

  private updateReturnTarget(ids: readonly BusinessId[]): void {
    this.returnTarget = returnTargetOf(
      this.#services.returnPath.load(),
      this.#services.businessCache.among(ids),
    );
  }

  /** The whole list as this tab loaded it last. The dashboard shows it while it loads a newer one. */
  private get cached(): ListedIds | undefined {
    const ids = this.owner?.businessIds ?? [];
    const { businessCache } = this.#services;
    return ids.length === 0 || businessCache.among(ids).length < ids.length
      ? undefined
      : { ids, missingCount: 0, failed: [], pending: 0, hasEarlier: false, readAt: businessCache.seenAt };
  }
}

/** Whether both have the same business ids, in any order. Without an owner there is nothing to compare. */
function haveSameBusinesses(one: User | undefined, other: User | undefined): boolean {
  if (one === undefined || other === undefined) return true;
  const ids = new Set(one.businessIds);
  return ids.size === other.businessIds.length && other.businessIds.every((id) => ids.has(id));
}
