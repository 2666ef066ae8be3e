import { makeAutoObservable, observableRef } from 'mobx';
import type { ListBusinesses, ListBusinessesError } from '@/application/business/ListBusinesses';
import type { OwnBusinesses } from '@/application/business/OwnBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';
import type { Business } from '@/domain/business/Business';
import type { KnownBusinesses } from '@/ui/business/KnownBusinesses';
import { Reading } from '@/ui/shell/Reading';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { shownNext } from './cardChunks';
import { isListed, lengthOf, viewOf, type DashboardState, type ListView } from './DashboardState';
import { SearchAnnouncement } from './SearchAnnouncement';
import { withEarlier } from './withEarlier';
import { wantedPlaceOf, type WantedPlace } from './wantedPlaceOf';

/** The businesses of the owner. */
export class DashboardViewModel implements ScreenViewModel {
  state: DashboardState = { kind: 'loading' };
  readonly searchAnnouncement: SearchAnnouncement;
  #isShown = false;
  readonly #reading = new Reading();

  constructor(
    private readonly listBusinesses: Pick<ListBusinesses, 'execute' | 'complete'>,
    private readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'expire'>,
    private readonly wantedPaths: WantedPathStore,
    private readonly clock: Pick<Clock, 'now' | 'after'>,
    private readonly known: KnownBusinesses,
  ) {
    this.state = this.asLastSeen();
    /* Coming back to a search is not a new one; to none, there is nothing to tell of yet. */
    this.searchAnnouncement = new SearchAnnouncement(known.view?.query || undefined, clock);
    makeAutoObservable<DashboardViewModel, 'listBusinesses' | 'session' | 'wantedPaths' | 'clock' | 'known'>(
      this,
      {
        state: observableRef,
        searchAnnouncement: false,
        listBusinesses: false,
        session: false,
        wantedPaths: false,
        clock: false,
        known: false,
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

  /** The owner continued to the wanted place, or does not want to any more. */
  forgetWanted(): void {
    this.wantedPaths.forget();
    if (isListed(this.state)) this.to({ ...this.state, wanted: undefined });
  }

  private async load(): Promise<void> {
    const { user } = this.session;
    if (user === undefined || !this.#isShown || this.#reading.isUnderWay) return;
    const listed = await this.#reading.follow(async (signal) =>
      this.listBusinesses.execute(user, signal, this.grow),
    );
    if (listed === undefined) return;
    if (!listed.ok) return this.showFailure(listed.error);
    const list = withEarlier(listed.value, user.businessIds, this.known);
    this.show(list, list.failed.length < listed.value.failed.length);
  }

  /** What came so far, unless there is a whole list on the page already. */
  private grow({ businesses, awaited }: OwnBusinesses): void {
    if (!this.#isShown || this.state.kind === 'ready') return;
    const view = this.viewFor(businesses.length);
    this.to({ kind: 'growing', businesses, awaited, view, wanted: this.wantedAmong(businesses) });
  }

  private show({ businesses, missing, failed }: OwnBusinesses, isStale: boolean): void {
    if (isStale || failed.length > 0) this.known.remember(businesses);
    else this.known.rememberAll(businesses);
    const { seenAt } = this.known;
    const wanted = this.wantedAmong(businesses);
    if (wanted === undefined) this.wantedPaths.forget();
    const view = this.viewFor(businesses.length);
    const shown = { businesses, missing, failed, isStale, seenAt, view, wanted };
    this.to({ kind: 'ready', ...shown, isRefreshing: false });
  }

  private showFailure(error: ListBusinessesError): void {
    if (error.kind === 'session-expired') void this.session.expire();
    else if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true, isRefreshing: false });
    else this.to({ kind: 'failed', error });
  }

  private look(at: Pick<ListView, 'query' | 'page'>): void {
    if (!isListed(this.state)) return;
    this.known.view = at;
    this.to({ ...this.state, view: viewOf(lengthOf(this.state), at) });
  }

  /** What one is looking at stays, also when the list is a newer one. */
  private viewFor(total: number): ListView {
    return isListed(this.state) ? this.state.view : viewOf(total, this.known.view);
  }

  private wantedAmong(businesses: readonly Business[]): WantedPlace | undefined {
    return wantedPlaceOf(this.wantedPaths.recall(), this.clock.now(), businesses);
  }

  /** The whole list as this tab saw it last; the screen that opens with it loads it anew. */
  private asLastSeen(): DashboardState {
    const ids = new Set(this.session.user?.businessIds);
    const businesses = [...ids].flatMap((id) => this.known.find(id) ?? []);
    if (businesses.length === 0 || businesses.length < ids.size) return { kind: 'loading' };
    const view = this.viewFor(businesses.length);
    const wanted = this.wantedAmong(businesses);
    return {
      kind: 'ready',
      businesses,
      missing: 0,
      failed: [],
      isStale: false,
      seenAt: this.known.seenAt,
      isRefreshing: true,
      view,
      wanted,
    };
  }

  private to(state: DashboardState): void {
    this.state = state;
  }
}
