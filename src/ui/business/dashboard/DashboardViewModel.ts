import { makeAutoObservable, observableRef } from 'mobx';
import type {
  ListBusinesses,
  ListBusinessesError,
  OwnBusinesses,
} from '@/application/business/ListBusinesses';
import type { Clock } from '@/application/ports/Clock';
import type { WantedPathStore } from '@/application/ports/WantedPathStore';
import type { Business } from '@/domain/business/Business';
import type { KnownBusinesses } from '@/ui/business/KnownBusinesses';
import { Reading } from '@/ui/shell/Reading';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { shownAtFirst, shownNext } from './cardChunks';
import { wantedPlaceOf, type WantedPlace } from './wantedPlaceOf';

export type DashboardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ListBusinessesError }
  | ReadyDashboard;

export interface ReadyDashboard {
  readonly kind: 'ready';
  readonly businesses: readonly Business[];
  /** How many of the owner's businesses the service did not send (decision C34). */
  readonly missing: number;
  /** The list is an earlier one: there is no connection, or a refresh failed. */
  readonly isStale: boolean;
  readonly isRefreshing: boolean;
  /** How many cards are laid out so far: a very long list does not hold up its first ones. */
  readonly shown: number;
  /** Where the owner was heading before signing in (decision C5). */
  readonly wanted: WantedPlace | undefined;
}

/** The businesses of the owner. */
export class DashboardViewModel implements ScreenViewModel {
  state: DashboardState = { kind: 'loading' };
  #isShown = false;
  readonly #reading = new Reading();

  constructor(
    private readonly listBusinesses: Pick<ListBusinesses, 'execute'>,
    private readonly session: Pick<SessionViewModel, 'user' | 'reload' | 'expire'>,
    private readonly wantedPaths: WantedPathStore,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly known: KnownBusinesses,
  ) {
    makeAutoObservable<DashboardViewModel, 'listBusinesses' | 'session' | 'wantedPaths' | 'clock' | 'known'>(
      this,
      {
        state: observableRef,
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
    if (this.state.kind === 'loading') void this.load();
  }

  dispose(): void {
    this.#isShown = false;
    this.#reading.end();
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

  connectionLost(): void {
    if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true });
  }

  async connectionRestored(): Promise<void> {
    if (this.state.kind === 'failed') await this.retry();
    else if (this.state.kind === 'ready' && this.state.isStale) await this.refresh();
  }

  /** Lays out the next cards of a very long list. */
  showMore(): void {
    if (this.state.kind !== 'ready') return;
    const { businesses, shown } = this.state;
    if (shown < businesses.length) this.to({ ...this.state, shown: shownNext(businesses.length, shown) });
  }

  /** The owner continued to the wanted place, or does not want to any more. */
  forgetWanted(): void {
    this.wantedPaths.forget();
    if (this.state.kind === 'ready') this.to({ ...this.state, wanted: undefined });
  }

  private async load(): Promise<void> {
    const { user } = this.session;
    if (user === undefined || !this.#isShown || this.#reading.isUnderWay) return;
    const listed = await this.#reading.follow(async (signal) => this.listBusinesses.execute(user, signal));
    if (listed === undefined) return;
    if (listed.ok) this.show(listed.value);
    else this.showFailure(listed.error);
  }

  private show({ businesses, missing }: OwnBusinesses): void {
    this.known.remember(businesses);
    const wanted = wantedPlaceOf(this.wantedPaths.recall(), this.clock.now(), businesses);
    if (wanted === undefined) this.wantedPaths.forget();
    const before = this.state.kind === 'ready' ? this.state.shown : 0;
    const shown = Math.min(businesses.length, Math.max(before, shownAtFirst(businesses.length)));
    this.to({ kind: 'ready', businesses, missing, isStale: false, isRefreshing: false, shown, wanted });
  }

  private showFailure(error: ListBusinessesError): void {
    if (error.kind === 'session-expired') void this.session.expire();
    else if (this.state.kind === 'ready') this.to({ ...this.state, isStale: true, isRefreshing: false });
    else this.to({ kind: 'failed', error });
  }

  private to(state: DashboardState): void {
    this.state = state;
  }
}
