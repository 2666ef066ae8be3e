import { makeAutoObservable, observableRef } from 'mobx';
import type { ListBusinesses, ListBusinessesError } from '@/application/business/ListBusinesses';
import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { Business } from '@/domain/business/Business';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { Reading } from '@/ui/shell/Reading';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { shownNext } from './cardChunks';
import { isListed, lengthOf, viewOf, type DashboardState, type ListView } from './DashboardState';
import { SearchAnnouncement } from './SearchAnnouncement';
import { withEarlier } from './withEarlier';
import { returnTargetOf, type ReturnTarget } from './returnTargetOf';

/** The businesses of the owner. */
export class DashboardViewModel implements ScreenViewModel {
  state: DashboardState = { kind: 'loading' };
  readonly searchAnnouncement: SearchAnnouncement;
  #isShown = false;
  readonly #reading = new Reading();

  constructor(
    private readonly listBusinesses: Pick<ListBusinesses, 'execute' | 'complete'>,
    private readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'expire'>,
    private readonly returnPath: SessionRecord<ReturnPath>,
    clock: Pick<Clock, 'after'>,
    private readonly cache: BusinessCache,
  ) {
    this.state = this.asLastSeen();
    /* Coming back to a search is not a new one; to none, there is nothing to tell of yet. */
    this.searchAnnouncement = new SearchAnnouncement(cache.view?.query || undefined, clock);
    makeAutoObservable<DashboardViewModel, 'listBusinesses' | 'session' | 'returnPath' | 'cache'>(
      this,
      {
        state: observableRef,
        searchAnnouncement: false,
        listBusinesses: false,
        session: false,
        returnPath: false,
        cache: false,
      },
      { autoBind: true },
    );
  }

  start(): void {
    this.#isShown = true;
    this.#reading.begin();
    const { state } = this;
    if (state.kind === 'loading' || (state.kind === 'ready' && state.isRefreshing)) void this.load();
  }

  dispose(): void {
    this.#isShown = false;
    this.#reading.end();
    this.searchAnnouncement.stop();
  }

  /** After the list could not be loaded. */
  async retry(): Promise<void> {
    if (this.state.kind !== 'failed') return;
    this.to({ kind: 'loading' });
    await this.load();
  }

  /** Loads the list again; the one on the page stays until there is a newer one. */
  async refresh(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.isRefreshing) return;
    this.to({ ...this.state, isRefreshing: true });
    await this.load();
  }

  /** Also asks which businesses the owner has: one may have been created in the mobile app since. */
  async checkAgain(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.isRefreshing) return;
    this.to({ ...this.state, isRefreshing: true });
    await this.session.reload();
    await this.load();
  }

  /** Asks again for the businesses that could not be loaded. */
  async loadRest(): Promise<void> {
    const { state } = this;
    const { user } = this.session;
    if (state.kind !== 'ready' || state.isRefreshing || state.failed.length === 0 || user === undefined)
      return;
    this.to({ ...state, isRefreshing: true });
    const before = { ...state, awaited: 0 };
    const listed = await this.#reading.follow(async (signal) =>
      this.listBusinesses.complete(user, before, signal),
    );
    if (listed?.ok === true) this.show(listed.value, state.isStale);
    else if (listed?.error.kind === 'session-expired') void this.session.expire();
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

  /** Lays out the next cards of a very long list. */
  showMore(): void {
    const { state } = this;
    if (!isListed(state)) return;
    const shown = shownNext(state.businesses.length, state.view.shown);
    if (shown > state.view.shown) this.to({ ...state, view: { ...state.view, shown } });
  }

  /** Shows what matches, from its beginning. */
  search(query: string): void {
    this.look({ query, page: 0 });
    this.searchAnnouncement.follow(query);
  }

  openPage(page: number): void {
    if (isListed(this.state)) this.look({ query: this.state.view.query, page });
  }

  /** The owner has returned to the page, or does not want to. */
  dismissReturn(): void {
    this.returnPath.clear();
    if (isListed(this.state)) this.to({ ...this.state, returnTarget: undefined });
  }

  private async load(): Promise<void> {
    const { user } = this.session;
    if (user === undefined || !this.#isShown || this.#reading.isUnderWay) return;
    const listed = await this.#reading.follow(async (signal) =>
      this.listBusinesses.execute(user, signal, this.grow),
    );
    if (listed === undefined) return;
    if (!listed.ok) return this.showFailure(listed.error);
    const list = withEarlier(listed.value, user.businessIds, this.cache);
    this.show(list, list.failed.length < listed.value.failed.length);
  }

  /** What came so far, unless there is a whole list on the page already. */
  private grow({ businesses, awaited }: OwnBusinesses): void {
    if (!this.#isShown || this.state.kind === 'ready') return;
    const view = this.viewFor(businesses.length);
    this.to({ kind: 'growing', businesses, awaited, view, returnTarget: this.returnTargetAmong(businesses) });
  }

  private show({ businesses, missing, failed }: OwnBusinesses, isStale: boolean): void {
    if (isStale || failed.length > 0) this.cache.remember(businesses);
    else this.cache.rememberAll(businesses);
    const { seenAt } = this.cache;
    const returnTarget = this.returnTargetAmong(businesses);
    if (returnTarget === undefined) this.returnPath.clear();
    const view = this.viewFor(businesses.length);
    const shown = { businesses, missing, failed, isStale, seenAt, view, returnTarget };
    this.to({ kind: 'ready', ...shown, isRefreshing: false });
  }

  private showFailure(error: ListBusinessesError): void {
    if (error.kind === 'session-expired') void this.session.expire();
    else if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true, isRefreshing: false });
    else this.to({ kind: 'failed', error });
  }

  private look(at: Pick<ListView, 'query' | 'page'>): void {
    if (!isListed(this.state)) return;
    this.cache.view = at;
    this.to({ ...this.state, view: viewOf(lengthOf(this.state), at) });
  }

  /** What one is looking at stays, also when the list is a newer one. */
  private viewFor(total: number): ListView {
    return isListed(this.state) ? this.state.view : viewOf(total, this.cache.view);
  }

  private returnTargetAmong(businesses: readonly Business[]): ReturnTarget | undefined {
    return returnTargetOf(this.returnPath.load(), businesses);
  }

  /** The whole list as this tab saw it last; the screen that opens with it loads it anew. */
  private asLastSeen(): DashboardState {
    const ids = new Set(this.session.user?.businessIds);
    const businesses = [...ids].flatMap((id) => this.cache.find(id) ?? []);
    if (businesses.length === 0 || businesses.length < ids.size) return { kind: 'loading' };
    const view = this.viewFor(businesses.length);
    const returnTarget = this.returnTargetAmong(businesses);
    return {
      kind: 'ready',
      businesses,
      missing: 0,
      failed: [],
      isStale: false,
      seenAt: this.cache.seenAt,
      isRefreshing: true,
      view,
      returnTarget,
    };
  }

  private to(state: DashboardState): void {
    this.state = state;
  }
}
