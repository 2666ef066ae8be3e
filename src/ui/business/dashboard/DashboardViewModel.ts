import type { Instant } from '@/domain/shared/instant';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ListBusinesses, ListBusinessesError } from '@/application/business/ListBusinesses';
import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { ListLayout, PreferenceStore } from '@/application/ports/PreferenceStore';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { ViewProfile } from '@/application/profile/ViewProfile';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { isListed, type DashboardState } from './DashboardState';
import { haveSameBusinesses, OwnerRefresh } from './OwnerRefresh';
import { SearchAnnouncement } from './SearchAnnouncement';
import { returnTargetOf, type ReturnTarget } from './returnTargetOf';
import { TypedSearch } from './TypedSearch';
import { withCached } from './withCached';

interface DashboardUseCases {
  readonly listBusinesses: Pick<ListBusinesses, 'execute' | 'complete'>;
  readonly viewProfile: Pick<ViewProfile, 'execute'>;
}

interface DashboardPorts {
  readonly returnPath: SessionRecord<ReturnPath>;
  readonly preferences: Pick<PreferenceStore, 'listLayout' | 'saveListLayout'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
}

/**
 * The view models outside the page that the dashboard uses, and the cache that it shares with the page of a business.
 */
interface DashboardShell {
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'replaceUser' | 'expire'>;
  readonly businessCache: BusinessCache;
}

/** The state of the dashboard, which is the list of the owner's businesses. */
export class DashboardViewModel implements ScreenViewModel {
  state: DashboardState;
  /** The layout of a long list. */
  layout: ListLayout;
  readonly typedSearch: TypedSearch;
  readonly searchAnnouncement: SearchAnnouncement;
  #isShown = false;
  /** Whether the connection came back during a refresh. If that refresh fails, another one follows. */
  #isRefreshDue = false;
  #stopFollowing: (() => void) | undefined;
  readonly #reading = new LatestRequest();
  readonly #ownerRefresh: OwnerRefresh;
  /** The businesses that this tab has changed since the list was requested last. */
  readonly #changed = new Map<BusinessId, Business>();
  /** The owner whose businesses were requested last. */
  #listedFor: User | undefined;
  readonly #useCases: DashboardUseCases;
  readonly #ports: DashboardPorts;
  readonly #shell: DashboardShell;

  constructor(useCases: DashboardUseCases, ports: DashboardPorts, shell: DashboardShell) {
    this.#useCases = useCases;
    this.#ports = ports;
    this.#shell = shell;
    this.#ownerRefresh = new OwnerRefresh(useCases.viewProfile, ports.clock, shell);
    this.state = this.cachedState();
    this.layout = ports.preferences.listLayout();
    this.typedSearch = new TypedSearch(ports.clock);
    this.searchAnnouncement = new SearchAnnouncement(ports.clock);
    makeAutoObservable(
      this,
      { state: observableRef, typedSearch: false, searchAnnouncement: false, listSearch: false, now: false },
      { autoBind: true },
    );
  }

  now(): Instant {
    return this.#ports.clock.now();
  }

  get owner(): User | undefined {
    return this.#shell.session.user;
  }

  /** The query string of the view of the list. The next dashboard of this tab restores it. */
  get listSearch(): string {
    return this.#shell.businessCache.listSearch;
  }

  rememberListSearch(search: string): void {
    this.#shell.businessCache.listSearch = search;
  }

  start(): void {
    this.#isShown = true;
    this.#reading.onMount();
    this.#ownerRefresh.onMount();
    this.#stopFollowing = this.#shell.businessCache.onChanged(this.replace);
    const { state } = this;
    if (state.kind === 'loading' || (state.kind === 'ready' && state.isRefreshing))
      void this.load().then(this.refreshOwner);
  }

  dispose(): void {
    this.#isShown = false;
    this.#reading.onUnmount();
    this.#ownerRefresh.onUnmount();
    this.#stopFollowing?.();
    this.typedSearch.stop();
    this.searchAnnouncement.stop();
  }

  /** Loads the list again after a failure. */
  async retry(): Promise<void> {
    if (this.state.kind !== 'failed') return;
    this.to({ kind: 'loading' });
    await this.load();
  }

  /** Loads the list again. The current list stays on the page until the newer one has arrived. */
  async refresh(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.isRefreshing) return;
    this.to({ ...this.state, isRefreshing: true });
    await this.load();
  }

  /** Loads the ids of the owner's businesses again too, because a business may have been created in the mobile app. */
  async checkAgain(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.isRefreshing) return;
    this.to({ ...this.state, isRefreshing: true });
    this.#shell.businessCache.ownerReadAt = this.now();
    await this.#shell.session.reload();
    await this.load();
  }

  /** Called when the owner returns to the page. */
  returnTo(): void {
    void this.refreshOwner();
  }

  /** Reads the ids of the owner's businesses when they are due, and the list when they have changed. */
  async refreshOwner(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.isRefreshing) return;
    await this.#ownerRefresh.run();
    if (!haveSameBusinesses(this.#listedFor, this.owner)) await this.refresh();
  }

  /** Requests the businesses again that could not be loaded. */
  async loadRest(): Promise<void> {
    const { state } = this;
    const { user } = this.#shell.session;
    if (state.kind !== 'ready' || state.isRefreshing || state.failed.length === 0 || user === undefined)
      return;
    this.to({ ...state, isRefreshing: true });
    this.#changed.clear();
    const before = { ...state, awaited: 0 };
    const listed = await this.#reading.run(async (signal) =>
      this.#useCases.listBusinesses.complete(user, before, signal),
    );
    if (listed === undefined || this.state.kind !== 'ready') return;
    if (listed.ok) this.show(listed.value, this.state.isStale);
    else if (listed.error.kind === 'session-expired') void this.#shell.session.expire();
    else this.to({ ...this.state, isRefreshing: false });
  }

  connectionLost(): void {
    if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true });
  }

  async connectionRestored(): Promise<void> {
    if (this.state.kind === 'failed') await this.retry();
    else if (this.state.kind === 'ready' && this.state.isStale) {
      this.#isRefreshDue = this.state.isRefreshing;
      await this.refresh();
    } else await this.loadRest();
  }

  chooseLayout(layout: ListLayout): void {
    this.layout = layout;
    this.#ports.preferences.saveListLayout(layout);
  }

  /** Removes the offer to return to the requested page. */
  dismissReturn(): void {
    this.#ports.returnPath.clear();
    if (isListed(this.state)) this.to({ ...this.state, returnTarget: undefined });
  }

  private async load(): Promise<void> {
    const { user } = this.#shell.session;
    if (user === undefined || !this.#isShown || this.#reading.isRunning) return;
    this.#listedFor = user;
    this.#changed.clear();
    const listed = await this.#reading.run(async (signal) =>
      this.#useCases.listBusinesses.execute(user, signal, this.grow),
    );
    if (listed === undefined) return;
    if (!listed.ok) return this.showFailure(listed.error);
    const list = withCached(listed.value, user.businessIds, this.#shell.businessCache);
    this.show(list, list.failed.length < listed.value.failed.length);
  }

  /**
   * Shows the part of the list that has arrived. When the page shows a whole list already, it waits for the whole new
   * one.
   */
  private grow({ businesses, awaited }: OwnBusinesses): void {
    if (!this.#isShown || this.state.kind === 'ready') return;
    const returnTarget = this.returnTargetAmong(businesses);
    this.to({ kind: 'growing', businesses: this.withChanges(businesses), awaited, returnTarget });
  }

  private show({ businesses: listed, missing, failed }: OwnBusinesses, isStale: boolean): void {
    const businesses = this.withChanges(listed);
    if (isStale || failed.length > 0) this.#shell.businessCache.remember(businesses);
    else this.#shell.businessCache.rememberAll(businesses);
    const { seenAt } = this.#shell.businessCache;
    const returnTarget = this.returnTargetAmong(businesses);
    /* The business of the path may be among those that could not be loaded. */
    if (returnTarget === undefined && failed.length === 0) this.#ports.returnPath.clear();
    const shown = { businesses, missing, failed, isStale, seenAt, returnTarget };
    this.#isRefreshDue = false;
    this.to({ kind: 'ready', ...shown, isRefreshing: false });
  }

  /** Shows a change that was sent before the owner came here, and was confirmed only now. */
  private replace(changed: Business): void {
    this.#changed.set(changed.id, changed);
    if (isListed(this.state)) this.to({ ...this.state, businesses: this.withChanges(this.state.businesses) });
  }

  /** The response to an earlier request may still have the business as it was before the change. */
  private withChanges(businesses: readonly Business[]): readonly Business[] {
    return this.#changed.size === 0
      ? businesses
      : businesses.map((business) => this.#changed.get(business.id) ?? business);
  }

  private showFailure(error: ListBusinessesError): void {
    if (error.kind === 'session-expired') void this.#shell.session.expire();
    else if (this.state.kind === 'ready' && !this.isEmptyInError) {
      this.to({ ...this.state, isStale: true, isRefreshing: false });
      if (this.#isRefreshDue) void this.refresh();
      this.#isRefreshDue = false;
    } else this.to({ kind: 'failed', error });
  }

  /** Whether an empty list is shown although the owner has other businesses, for example one created meanwhile. */
  private get isEmptyInError(): boolean {
    if (this.state.kind !== 'ready' || this.state.businesses.length > 0) return false;
    return (this.#shell.session.user?.businessIds ?? []).length > this.state.missing;
  }

  private returnTargetAmong(businesses: readonly Business[]): ReturnTarget | undefined {
    return returnTargetOf(this.#ports.returnPath.load(), businesses);
  }

  /** The whole list as this tab loaded it last. The dashboard shows it while it loads a newer one. */
  private cachedState(): DashboardState {
    const businesses = this.#shell.businessCache.findAll(this.#shell.session.user?.businessIds ?? []);
    if (businesses === undefined || businesses.length === 0) return { kind: 'loading' };
    const returnTarget = this.returnTargetAmong(businesses);
    return {
      kind: 'ready',
      businesses,
      missing: 0,
      failed: [],
      isStale: false,
      seenAt: this.#shell.businessCache.seenAt,
      isRefreshing: true,
      returnTarget,
    };
  }

  private to(state: DashboardState): void {
    this.state = state;
  }
}
