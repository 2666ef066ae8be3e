import type { Instant } from '@/domain/shared/instant';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type {
  CheckOutcome,
  CheckSubscriptions,
  SubscriptionResult,
} from '@/application/subscription/CheckSubscriptions';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { Clock } from '@/application/ports/Clock';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessIssues } from '@/domain/business/issues';
import { NONE_CHECKED, type CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { nextDayAt } from '@/domain/shared/plainDate';
import type { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import { isLongList } from '@/ui/business/dashboard/paging';
import type { KnownSubscriptions } from '@/ui/business/businessSubscriptions';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { FRESH_FOR, Resource } from '@/ui/shell/Resource';
import type { IssueCount } from '@/ui/shell/ViewModels';
import { OpenRows } from '@/ui/shell/OpenRows';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { subscriptionLineOf, type SubscriptionLine } from '@/domain/subscription/subscriptionLine';
import { computeAttention, type AttentionState, type ShownAttention } from './AttentionState';
import { SubscriptionQueue } from './SubscriptionQueue';

/** Milliseconds after which the rows are shown even if some subscriptions are still being read. */
const MAX_WAIT = 4000;

/** Milliseconds between two updates of the filters of a long list that is being checked. */
const PROGRESS_INTERVAL = 2000;

const CHECKING = { kind: 'checking' } as const;
const LOADING = { kind: 'loading' } as const;
const FAILED = { kind: 'failed' } as const;
const NONE = { kind: 'none' } as const;

/** The line of a business: its subscription, or why it is not known. */
export type BusinessLine = SubscriptionLine | typeof LOADING | typeof FAILED;

interface AttentionServices {
  readonly checkSubscriptions: Pick<CheckSubscriptions, 'execute'>;
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
  readonly clock: Clock;
  readonly preselectedPlan: Pick<StoredRecord<PreselectedPlan>, 'load' | 'clear'>;
  readonly openRows: StoredRecord<readonly string[]>;
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly subscriptionCache: SubscriptionCache;
  readonly issueCount: Pick<IssueCount, 'set'>;
}

/**
 * What needs the owner's attention, and what the subscriptions cost. The filters of the list and the menu use this view
 * model too.
 */
export class AttentionViewModel implements ScreenViewModel {
  /** The subscriptions were known when the page opened, so the rows are there from the start. */
  readonly hadCachedSubscriptions: boolean;
  readonly openRows: OpenRows;
  /** The plan that was chosen on the pricing page and has no business yet (decision C79). */
  preselectedPlan: PreselectedPlan | undefined;
  /** The rows and the subscriptions that were known when they were computed. */
  private shown: ShownAttention | undefined;
  readonly #queue: SubscriptionQueue;
  /** The time for which the lines of the businesses and their charges are computed. `updateDates` renews it. */
  datesAt: Instant;
  #isMounted = false;
  #isLoadingPrice = false;
  /** Whether the rows were sorted since the page opened. Later ones are then added at the end, so that no row moves. */
  #isSorted = false;
  /** Whether a long list is read beyond the page that is shown. */
  #readsAll = true;
  #page: readonly Business[] = [];
  #cleanups: (() => void)[] = [];
  /** One check at a time. Each result is stored in the cache when it arrives. */
  readonly #request: Resource<void, ReadFailure, CheckOutcome>;
  readonly #services: AttentionServices;

  /** @param unloadedCount The number of the owner's businesses that could not be loaded. */
  constructor(
    private businesses: readonly Business[],
    private unloadedCount: number,
    services: AttentionServices,
  ) {
    this.#queue = new SubscriptionQueue(services.subscriptionCache);
    this.#services = services;
    this.datesAt = services.clock.now();
    this.preselectedPlan = services.preselectedPlan.load();
    this.openRows = new OpenRows(services.openRows);
    makeAutoObservable<this, 'businesses' | 'shown'>(
      this,
      {
        preselectedPlan: observableRef,
        businesses: observableRef,
        shown: observableRef,
      },
      { autoBind: true },
    );
    this.#request = new Resource<void, ReadFailure, CheckOutcome>({
      load: this.requestPending,
      accept: this.endRequest,
      onExpired: () => void services.session.expire(),
      clock: services.clock,
      initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
    });
    const { size } = this.subscriptions;
    if (!this.isLong) this.#queue.addPage(businesses);
    this.hadCachedSubscriptions = this.isLong ? size > 0 : size === this.listed.size;
    if (this.hadCachedSubscriptions) this.updateRows();
  }

  get state(): AttentionState {
    return this.shown ?? CHECKING;
  }

  /** Also called when the page is shown again. Then it reads the subscriptions that are no longer fresh. */
  start(): void {
    const { subscriptionCache, issueCount } = this.#services;
    this.#isMounted = true;
    this.#isSorted = false;
    this.updateDates();
    this.#queue.reopen();
    if (this.#queue.hasPage) this.#queue.addPage(...this.readingOrder());
    void this.#request.start();
    this.#cleanups.push(
      reaction(() => subscriptionCache.lastChanged, this.enqueueChanged),
      reaction(
        () => this.issueCount,
        (count) => issueCount.set(count),
        { fireImmediately: true },
      ),
      /* The rows of a filter of a long list appear in steps, so that they do not move with each result. */
      reaction(
        () => (this.isLong ? this.#queue.pending.size : 0),
        (size) => {
          if (size > 0 && !this.#queue.isPaused) this.showRows();
        },
        { scheduler: (run) => this.#cleanups.push(this.#services.clock.after(PROGRESS_INTERVAL, run)) },
      ),
      this.#services.clock.after(MAX_WAIT, this.showRows),
    );
    this.scheduleMidnight();
    this.requestOrShowRows();
  }

  dispose(): void {
    this.#isMounted = false;
    this.#request.dispose();
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#cleanups = [];
  }

  /** Whether the list has filters and pages. */
  get isLong(): boolean {
    return isLongList(this.businesses.length);
  }

  /** A hidden tab sends no further request. */
  onHidden(): void {
    this.#queue.isPaused = true;
  }

  onVisible(): void {
    this.#queue.isPaused = false;
    if (this.#queue.pending.size > 0) this.requestOrShowRows();
    this.updateDates();
  }

  onOnline(): void {
    this.retry();
  }

  /** Called when the list has changed: businesses were added or removed, or their status has changed. */
  show(businesses: readonly Business[], unloadedCount = 0): void {
    if (businesses === this.businesses && unloadedCount === this.unloadedCount) return;
    this.businesses = businesses;
    this.unloadedCount = unloadedCount;
    this.#queue.keepListed(this.listed);
    if (this.shown !== undefined) this.updateRows();
    if (this.#queue.hasPage) this.#queue.addPage(...this.readingOrder());
    this.enqueue([]);
  }

  /**
   * Called with the visible page of a long list. Its subscriptions are read before all others.
   *
   * @param readsAll Whether the others are read too.
   */
  showPage(page: readonly Business[], readsAll = true): void {
    this.#page = page;
    this.#readsAll = readsAll;
    if (this.#queue.addPage(...this.readingOrder()) || this.shown === undefined) this.enqueue([]);
  }

  /** Reads the subscriptions again that could not be read. */
  retry(): void {
    this.enqueue([...this.failed]);
  }

  /** The next new subscription starts without the plan of the pricing page. */
  clearPreselectedPlan(): void {
    this.#services.preselectedPlan.clear();
    this.preselectedPlan = undefined;
  }

  /** Those that need a subscription. Undefined if none is known and the check is not finished. */
  get unsubscribed(): readonly Business[] | undefined {
    const { unsubscribed } = this.checked;
    if (this.shown === undefined || (this.isChecking && unsubscribed.size === 0)) return undefined;
    return this.businesses.filter(({ id }) => unsubscribed.has(id));
  }

  get lowestPrice(): Money | undefined {
    return this.#services.subscriptionCache.lowestPrice;
  }

  /** What the filters of the list may rely on. It changes with the rows, and not with each result. */
  get checked(): CheckedSubscriptions {
    return this.shown?.checked ?? NONE_CHECKED;
  }

  /** The businesses whose subscription could not be read. */
  get failed(): ReadonlySet<BusinessId> {
    return this.#queue.failed;
  }

  get isChecking(): boolean {
    return this.#queue.pending.size > 0;
  }

  /** The number of subscriptions that could not be read, once no other is being read. */
  get uncheckedCount(): number {
    return this.isChecking ? 0 : this.failed.size;
  }

  /** Whether every business is loaded, and its subscription known. */
  get isComplete(): boolean {
    return this.unloadedCount === 0 && this.checked.count === this.businesses.length;
  }

  /** The number of businesses that need attention. Undefined while it would be too low. */
  get issueCount(): number | undefined {
    if (this.shown === undefined || this.isChecking || this.failed.size > 0 || !this.isComplete)
      return undefined;
    return this.rows.length;
  }

  /**
   * The listed issues. While the owner chooses a business for a plan, ChooseBusinessForPlan lists the businesses
   * without a plan, so they are left out here.
   */
  get rows(): readonly BusinessIssues[] {
    const rows = this.shown?.rows ?? [];
    if (this.preselectedPlan === undefined) return rows;
    return rows.filter(({ issues }) => issues[0].kind !== 'no-plan');
  }

  now(): Instant {
    return this.#services.clock.now();
  }

  lineOf({ id, timezone: timeZone }: Business): BusinessLine {
    const { subscriptionCache } = this.#services;
    if (!subscriptionCache.has(id)) return this.failed.has(id) ? FAILED : LOADING;
    const subscription = subscriptionCache.find(id);
    return subscription === undefined
      ? NONE
      : subscriptionLineOf(subscription, { now: this.datesAt, timeZone });
  }

  get subscriptions(): KnownSubscriptions {
    return this.#services.subscriptionCache.among(this.listed);
  }

  /** The businesses whose subscription is read first, and the others. */
  private readingOrder(): readonly [readonly Business[], (readonly Business[])?] {
    if (!this.isLong) return [this.businesses];
    return this.#readsAll ? [this.#page, this.businesses] : [this.#page];
  }

  private get listed(): ReadonlySet<BusinessId> {
    return new Set(this.businesses.map(({ id }) => id));
  }

  /** Reads a subscription again that an order or a cancellation of this tab may have changed since it was read. */
  private enqueueChanged(changed: { readonly id: BusinessId } | undefined): void {
    if (changed === undefined) return;
    const { id } = changed;
    if (this.#queue.pending.has(id)) this.#queue.markOutdated(id);
    else if (this.subscriptions.has(id)) this.enqueue([id]);
  }

  private enqueue(ids: Iterable<BusinessId>): void {
    this.#queue.add(ids);
    this.requestOrShowRows();
  }

  /** Starts a check of all pending subscriptions, unless one is under way. So never more than a few calls are open. */
  private requestOrShowRows(): void {
    if (this.#services.session.user === undefined || !this.#isMounted || this.#request.isReading) return;
    if (this.#queue.pending.size === 0) return this.showRows();
    if (this.#queue.isPaused) return;
    void this.#request.refresh();
  }

  private async requestPending(signal: AbortSignal) {
    const { user } = this.#services.session;
    if (user === undefined) return undefined;
    const ids = this.#queue.startCheck();
    const outcome = await this.#services.checkSubscriptions.execute(
      user,
      ids,
      signal,
      this.storeResult,
      this.timeZoneOf,
    );
    return outcome === 'session-expired' ? failure({ kind: outcome }) : success(outcome);
  }

  private timeZoneOf(wanted: BusinessId): string | undefined {
    return this.businesses.find(({ id }) => id === wanted)?.timezone;
  }

  private endRequest(outcome: CheckOutcome): void {
    for (const id of this.#queue.endCheck(outcome === 'stopped')) this.fail(id);
    this.requestOrShowRows();
  }

  private storeResult(id: BusinessId, result: SubscriptionResult): void {
    if (!this.#queue.endRead(id)) return;
    if (!result.ok) return this.fail(id);
    this.#services.subscriptionCache.remember(id, result.value);
    if (result.value === undefined) void this.loadLowestPrice();
  }

  private fail(id: BusinessId): void {
    this.#services.subscriptionCache.forget(id);
    this.#queue.fail(id);
  }

  /** Reads the plans, for the businesses without a subscription, until a price is known. */
  private async loadLowestPrice(): Promise<void> {
    const { subscriptionCache } = this.#services;
    if (this.#isLoadingPrice || subscriptionCache.lowestPrice !== undefined) return;
    this.#isLoadingPrice = true;
    const price = lowestPrice(await this.#services.listPublicPlans.execute(), 'monthly');
    this.#isLoadingPrice = false;
    subscriptionCache.rememberLowestPrice(price);
  }

  /** Shows the rows, if the screen is mounted and the businesses of its page are known. */
  private showRows(): void {
    if (!this.#isMounted || !this.#queue.hasPage) return;
    this.updateRows();
    this.#isSorted = true;
  }

  /** Computes again what depends on the date, because the page may have been open for days. */
  private updateDates(): void {
    if (Math.abs(this.now() - this.datesAt) >= FRESH_FOR) this.computeDates();
  }

  private computeDates(): void {
    this.datesAt = this.now();
    if (this.shown !== undefined) this.updateRows();
  }

  /** A tab may stay visible over midnight, which is at another time for a business in another time zone. */
  private scheduleMidnight(): void {
    const now = this.now();
    const timeZones = new Set([undefined, ...this.businesses.map(({ timezone }) => timezone)]);
    const midnight = Math.min(...[...timeZones].map((timeZone) => nextDayAt(now, timeZone)));
    this.#cleanups.push(this.#services.clock.after(midnight - now, this.startDay));
  }

  private startDay(): void {
    this.computeDates();
    this.scheduleMidnight();
  }

  private updateRows(): void {
    const { businesses, subscriptions } = this;
    const now = this.now();
    const checkedAt = this.#services.subscriptionCache.oldestReadOf(this.listed) ?? now;
    this.shown = computeAttention(this.#isSorted ? this.shown : undefined, {
      businesses,
      subscriptions,
      now,
      checkedAt,
    });
  }
}
