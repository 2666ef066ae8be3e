import { makeAutoObservable, observableRef } from 'mobx';
import type { ListBusinesses, ListBusinessesError } from '@/application/business/ListBusinesses';
import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { Business } from '@/domain/business/Business';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { nextCardCount } from './cardChunks';
import { isListed, lengthOf, viewOf, type DashboardState, type ListView } from './DashboardState';
import { SearchAnnouncement } from './SearchAnnouncement';
import { withCached } from './withCached';
import { returnTargetOf, type ReturnTarget } from './returnTargetOf';

interface DashboardUseCases {
  readonly listBusinesses: Pick<ListBusinesses, 'execute' | 'complete'>;
}

interface DashboardPorts {
  readonly returnPath: SessionRecord<ReturnPath>;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * The view models outside the page that the dashboard uses, and the cache that it shares with the page of a business.
 */
interface DashboardFrame {
  readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'expire'>;
  readonly businessCache: BusinessCache;
}

/** The state of the dashboard, which is the list of the owner's businesses. */
export class DashboardViewModel implements ScreenViewModel {
  state: DashboardState = { kind: 'loading' };
  readonly searchAnnouncement: SearchAnnouncement;
  #isShown = false;
  readonly #reading = new LatestRequest();
  readonly #useCases: DashboardUseCases;
  readonly #ports: DashboardPorts;
  readonly #frame: DashboardFrame;

  constructor(useCases: DashboardUseCases, ports: DashboardPorts, frame: DashboardFrame) {
    this.#useCases = useCases;
    this.#ports = ports;
    this.#frame = frame;
    this.state = this.cachedState();
    /* A restored search counts as announced already. An empty query counts as no search. */
    const query = frame.businessCache.view?.query || undefined;
    this.searchAnnouncement = new SearchAnnouncement(query, ports.clock);
    makeAutoObservable(this, { state: observableRef, searchAnnouncement: false }, { autoBind: true });
  }

  start(): void {
    this.#isShown = true;
    this.#reading.onMount();
    const { state } = this;
    if (state.kind === 'loading' || (state.kind === 'ready' && state.isRefreshing)) void this.load();
  }

  dispose(): void {
    this.#isShown = false;
    this.#reading.onUnmount();
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
    await this.#frame.session.reload();
    await this.load();
  }

  /** Requests the businesses again that could not be loaded. */
  async loadRest(): Promise<void> {
    const { state } = this;
    const { user } = this.#frame.session;
    if (state.kind !== 'ready' || state.isRefreshing || state.failed.length === 0 || user === undefined)
      return;
    this.to({ ...state, isRefreshing: true });
    const before = { ...state, awaited: 0 };
    const listed = await this.#reading.run(async (signal) =>
      this.#useCases.listBusinesses.complete(user, before, signal),
    );
    if (listed?.ok === true) this.show(listed.value, state.isStale);
    else if (listed?.error.kind === 'session-expired') void this.#frame.session.expire();
    else if (listed !== undefined) this.to({ ...state, isRefreshing: false });
  }

  connectionLost(): void {
    if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true });
  }

  async connectionRestored(): Promise<void> {
    if (this.state.kind === 'failed') await this.retry();
    else if (this.state.kind === 'ready' && this.state.isStale) await this.refresh();
    else await this.loadRest();
  }

  /** Lays out the next chunk of cards. */
  showMore(): void {
    const { state } = this;
    if (!isListed(state)) return;
    const shown = nextCardCount(state.businesses.length, state.view.shown);
    if (shown > state.view.shown) this.to({ ...state, view: { ...state.view, shown } });
  }

  /** Shows the first page of the matching businesses. */
  search(query: string): void {
    this.look({ query, page: 0 });
    this.searchAnnouncement.follow(query);
  }

  openPage(page: number): void {
    if (isListed(this.state)) this.look({ query: this.state.view.query, page });
  }

  /** Removes the offer to return to the requested page. */
  dismissReturn(): void {
    this.#ports.returnPath.clear();
    if (isListed(this.state)) this.to({ ...this.state, returnTarget: undefined });
  }

  private async load(): Promise<void> {
    const { user } = this.#frame.session;
    if (user === undefined || !this.#isShown || this.#reading.isRunning) return;
    const listed = await this.#reading.run(async (signal) =>
      this.#useCases.listBusinesses.execute(user, signal, this.grow),
    );
    if (listed === undefined) return;
    if (!listed.ok) return this.showFailure(listed.error);
    const list = withCached(listed.value, user.businessIds, this.#frame.businessCache);
    this.show(list, list.failed.length < listed.value.failed.length);
  }

  /**
   * Shows the part of the list that has arrived. When the page shows a whole list already, it waits for the whole new
   * one.
   */
  private grow({ businesses, awaited }: OwnBusinesses): void {
    if (!this.#isShown || this.state.kind === 'ready') return;
    const view = this.viewFor(businesses.length);
    this.to({ kind: 'growing', businesses, awaited, view, returnTarget: this.returnTargetAmong(businesses) });
  }

  private show({ businesses, missing, failed }: OwnBusinesses, isStale: boolean): void {
    if (isStale || failed.length > 0) this.#frame.businessCache.remember(businesses);
    else this.#frame.businessCache.rememberAll(businesses);
    const { seenAt } = this.#frame.businessCache;
    const returnTarget = this.returnTargetAmong(businesses);
    if (returnTarget === undefined) this.#ports.returnPath.clear();
    const view = this.viewFor(businesses.length);
    const shown = { businesses, missing, failed, isStale, seenAt, view, returnTarget };
    this.to({ kind: 'ready', ...shown, isRefreshing: false });
  }

  private showFailure(error: ListBusinessesError): void {
    if (error.kind === 'session-expired') void this.#frame.session.expire();
    else if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true, isRefreshing: false });
    else this.to({ kind: 'failed', error });
  }

  private look(at: Pick<ListView, 'query' | 'page'>): void {
    if (!isListed(this.state)) return;
    this.#frame.businessCache.view = at;
    this.to({ ...this.state, view: viewOf(lengthOf(this.state), at) });
  }

  /** A newer list keeps the search query and the page number. */
  private viewFor(total: number): ListView {
    return isListed(this.state) ? this.state.view : viewOf(total, this.#frame.businessCache.view);
  }

  private returnTargetAmong(businesses: readonly Business[]): ReturnTarget | undefined {
    return returnTargetOf(this.#ports.returnPath.load(), businesses);
  }

  /** The whole list as this tab loaded it last. The dashboard shows it while it loads a newer one. */
  private cachedState(): DashboardState {
    const ids = new Set(this.#frame.session.user?.businessIds);
    const businesses = [...ids].flatMap((id) => this.#frame.businessCache.find(id) ?? []);
    if (businesses.length === 0 || businesses.length < ids.size) return { kind: 'loading' };
    const view = this.viewFor(businesses.length);
    const returnTarget = this.returnTargetAmong(businesses);
    return {
      kind: 'ready',
      businesses,
      missing: 0,
      failed: [],
      isStale: false,
      seenAt: this.#frame.businessCache.seenAt,
      isRefreshing: true,
      view,
      returnTarget,
    };
  }

  private to(state: DashboardState): void {
    this.state = state;
  }
}
