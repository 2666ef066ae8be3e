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
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { NONE_CHECKED, type CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import type { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { readinessOf } from '@/domain/business/readiness';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import { isLongList } from '@/ui/business/dashboard/listPages';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { FRESH_FOR, Resource } from '@/ui/shell/Resource';
import type { IssueCount } from '@/ui/shell/IssueCount';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { checkedCount, shownAttention, type AttentionState, type ShownAttention } from './AttentionState';
import { SubscriptionLines, type BusinessLine } from './SubscriptionLines';
import { SubscriptionQueue } from './SubscriptionQueue';

/** Milliseconds after which the rows are shown even if some subscriptions are still being read. */
const MAX_WAIT = 4000;

/** Milliseconds between two announcements of the progress, and between two updates of the filters of a long list. */
const PROGRESS_INTERVAL = 2000;

interface AttentionUseCases {
  readonly checkSubscriptions: Pick<CheckSubscriptions, 'execute'>;
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
}

interface AttentionPorts {
  readonly clock: Clock;
  readonly preselectedPlan: Pick<SessionRecord<PreselectedPlan>, 'load' | 'clear'>;
}

interface AttentionShell {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly subscriptionCache: SubscriptionCache;
  readonly issueCount: Pick<IssueCount, 'set'>;
}

/** What needs the owner's attention, and what the subscriptions cost. The filters of the list and the menu use it too. */
export class AttentionViewModel implements ScreenViewModel {
  /** The subscriptions were known when the page opened, so the rows are there from the start. */
  readonly wasKnown: boolean;
  /** The plan that was chosen on the pricing page and has no business yet (decision C79). */
  preselectedPlan: PreselectedPlan | undefined;
  private businesses: readonly Business[];
  /** The rows with the subscriptions that were known when they were placed. */
  private placed: ShownAttention | undefined;
  /** The number of results that was announced last. */
  private announced: number | undefined;
  readonly #queue: SubscriptionQueue;
  readonly #lines: SubscriptionLines;
  /** When the rows and lines were updated to the current date. */
  #computedAt: Instant;
  #isShown = false;
  #isLoadingPrice = false;
  /** Whether a long list is read beyond the page that is shown. */
  #readsAll = true;
  #page: readonly Business[] = [];
  #cleanups: (() => void)[] = [];
  /** Runs one check at a time. `take` stores each result in the cache, and `finish` starts the next check. */
  readonly #check: Resource<void, ReadFailure, CheckOutcome>;
  readonly #useCases: AttentionUseCases;
  readonly #ports: AttentionPorts;
  readonly #shell: AttentionShell;

  constructor(
    businesses: readonly Business[],
    useCases: AttentionUseCases,
    ports: AttentionPorts,
    shell: AttentionShell,
  ) {
    this.businesses = businesses;
    this.#queue = new SubscriptionQueue(shell.subscriptionCache);
    this.#lines = new SubscriptionLines(ports.clock);
    this.#useCases = useCases;
    this.#ports = ports;
    this.#shell = shell;
    this.#computedAt = ports.clock.now();
    this.preselectedPlan = ports.preselectedPlan.load();
    makeAutoObservable<this, 'businesses' | 'placed'>(
      this,
      {
        preselectedPlan: observableRef,
        businesses: observableRef,
        placed: observableRef,
        wasKnown: false,
        now: false,
      },
      { autoBind: true },
    );
    this.#check = new Resource<void, ReadFailure, CheckOutcome>({
      load: this.check,
      accept: this.finish,
      onExpired: () => void shell.session.expire(),
      clock: ports.clock,
      initial: { kind: 'ready', value: undefined, isStale: false, isRefreshing: false },
    });
    const { size } = this.subscriptions;
    if (!this.isLong) this.#queue.addPage(businesses);
    this.wasKnown = this.isLong ? size > 0 : size === this.listed.size;
    if (this.wasKnown) this.place();
  }

  get state(): AttentionState {
    const { subscriptions } = this;
    const { pending } = this.#queue;
    const failed = new Set(this.#queue.failed);
    const known = {
      subscriptions,
      failed,
      total: new Set([...subscriptions.keys(), ...failed, ...pending]).size,
      lowestPrice: this.#shell.subscriptionCache.lowestPrice,
    };
    return this.placed === undefined
      ? { kind: 'checking', ...known, announced: this.announced }
      : { ...this.placed, ...known, isChecking: pending.size > 0 };
  }

  start(): void {
    const { subscriptionCache, issueCount } = this.#shell;
    this.#isShown = true;
    void this.#check.start();
    this.#cleanups.push(
      reaction(() => subscriptionCache.lastChanged, this.readChanged),
      reaction(
        () => this.issueCount,
        (count) => issueCount.set(count),
        { fireImmediately: true },
      ),
      this.#ports.clock.after(MAX_WAIT, this.showRows),
    );
    this.progressLater();
    this.run();
  }

  dispose(): void {
    this.#isShown = false;
    this.#check.dispose();
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

  /** Computes again what depends on the date, because the page may have been open for days. */
  onVisible(): void {
    this.#queue.isPaused = false;
    if (this.#queue.pending.size > 0) this.run();
    const now = this.now();
    if (now - this.#computedAt < FRESH_FOR) return;
    this.#computedAt = now;
    this.#lines.clear();
    if (this.placed !== undefined) this.place();
  }

  /** The list has changed: businesses were added or removed, or their status is a newer one. */
  show(businesses: readonly Business[]): void {
    if (businesses === this.businesses) return;
    this.businesses = businesses;
    this.#queue.keepListed(this.listed);
    if (this.#queue.hasPage) this.#queue.addPage(...this.toRead());
    this.read([]);
  }

  /**
   * The page of a long list that is shown. Its subscriptions are read before all others.
   *
   * @param readsAll Whether the others are read too.
   */
  showPage(page: readonly Business[], readsAll = true): void {
    this.#page = page;
    this.#readsAll = readsAll;
    if (this.#queue.addPage(...this.toRead()) || this.placed === undefined) this.read([]);
  }

  /** Reads the subscriptions again that could not be read. */
  retry(): void {
    this.read([...this.#queue.failed]);
  }

  /** Reads the subscription of one business, which was not read or failed. */
  checkOne(id: BusinessId): void {
    this.read([id]);
  }

  /** The next new subscription starts without the plan of the pricing page. */
  clearPreselectedPlan(): void {
    this.#ports.preselectedPlan.clear();
    this.preselectedPlan = undefined;
  }

  /** The businesses that are known to have no subscription. Undefined while none is known and a check is under way. */
  get unsubscribed(): readonly Business[] | undefined {
    const { unsubscribed } = this.checked;
    if (this.placed === undefined || (this.isChecking && unsubscribed.size === 0)) return undefined;
    return this.businesses.filter(({ id }) => unsubscribed.has(id));
  }

  get lowestPrice(): Money | undefined {
    return this.#shell.subscriptionCache.lowestPrice;
  }

  /** What the filters of the list may rely on. It changes with the rows, and not with each result. */
  get checked(): CheckedSubscriptions {
    return this.placed?.checked ?? NONE_CHECKED;
  }

  /** The number of subscriptions that could not be read, once no other is being read. */
  get unchecked(): number {
    return this.isChecking ? 0 : this.#queue.failed.size;
  }

  get isChecking(): boolean {
    return this.#queue.pending.size > 0;
  }

  /** The number of businesses that need attention. Undefined while it would be too low, because one was not checked. */
  get issueCount(): number | undefined {
    const { placed } = this;
    if (placed === undefined || this.isChecking || this.#queue.failed.size > 0) return undefined;
    return placed.left > 0 ? undefined : placed.rows.length;
  }

  /** How many of the parts that customers need are there. Undefined while one of them is not known. */
  readyParts(business: Business): number | undefined {
    const { subscriptions } = this.state;
    if (business.isPartial === true || !subscriptions.has(business.id)) return undefined;
    const subscription = subscriptions.get(business.id);
    return readinessOf(
      business,
      subscription === undefined ? { kind: 'none' } : { kind: 'present', subscription },
      this.#ports.clock.now(),
    ).done;
  }

  now(): Instant {
    return this.#ports.clock.now();
  }

  lineOf(business: Business): BusinessLine {
    const { subscriptionCache } = this.#shell;
    return this.#lines.of(business, subscriptionCache, this.#queue.failed);
  }

  private get subscriptions(): ReadonlyMap<BusinessId, Subscription | undefined> {
    return this.#shell.subscriptionCache.among(this.listed);
  }

  /** The businesses whose subscription is read first, and the others. */
  private toRead(): readonly [readonly Business[], (readonly Business[])?] {
    if (!this.isLong) return [this.businesses];
    return this.#readsAll ? [this.#page, this.businesses] : [this.#page];
  }

  private get listed(): ReadonlySet<BusinessId> {
    return new Set(this.businesses.map(({ id }) => id));
  }

  /** The subscription may have changed since it was read, by an order or a cancellation that was answered only now. */
  private readChanged(changed: { readonly id: BusinessId } | undefined): void {
    if (changed === undefined) return;
    const { id } = changed;
    if (this.#queue.pending.has(id)) this.#queue.markOutdated(id);
    else if (this.subscriptions.has(id)) this.read([id]);
  }

  private read(ids: Iterable<BusinessId>): void {
    this.#queue.add(ids);
    this.run();
  }

  /** Reads what is pending, one check after the other, so that never more than a few requests are sent. */
  private run(): void {
    if (this.#shell.session.user === undefined || !this.#isShown || this.#check.isReading) return;
    if (this.#queue.isPaused) return;
    if (this.#queue.pending.size === 0) this.showRows();
    else void this.#check.refresh();
  }

  private async check(signal: AbortSignal) {
    const { user } = this.#shell.session;
    if (user === undefined) return undefined;
    const ids = this.#queue.request();
    const outcome = await this.#useCases.checkSubscriptions.execute(user, ids, signal, this.take);
    return outcome === 'session-expired' ? failure({ kind: outcome }) : success(outcome);
  }

  private finish(outcome: CheckOutcome): void {
    for (const id of this.#queue.endCheck(outcome === 'stopped')) this.fail(id);
    this.#shell.subscriptionCache.endCheck();
    this.run();
  }

  private take(id: BusinessId, result: SubscriptionResult): void {
    if (!this.#queue.settle(id)) return;
    if (!result.ok) return this.fail(id);
    this.#shell.subscriptionCache.remember(id, result.value);
    if (result.value === undefined) void this.loadLowestPrice();
  }

  private fail(id: BusinessId): void {
    this.#shell.subscriptionCache.forget(id);
    this.#queue.fail(id);
  }

  /** Reads the plans, for the businesses without a subscription, until a price is known. */
  private async loadLowestPrice(): Promise<void> {
    const { subscriptionCache } = this.#shell;
    if (this.#isLoadingPrice || subscriptionCache.lowestPrice !== undefined) return;
    this.#isLoadingPrice = true;
    const price = lowestPrice(await this.#useCases.listPublicPlans.execute(), 'monthly');
    this.#isLoadingPrice = false;
    subscriptionCache.rememberLowestPrice(price);
  }

  /** Shows the rows, once the screen is mounted and the businesses of its page are known. */
  private showRows(): void {
    if (this.#isShown && this.#queue.hasPage) this.place();
  }

  private place(): void {
    const now = this.#ports.clock.now();
    this.placed = shownAttention(this.state, this.businesses, {
      now,
      checkedAt: this.#shell.subscriptionCache.checkedAt ?? now,
      isChecking: this.#queue.pending.size > 0,
    });
  }

  private progressLater(): void {
    this.#cleanups.push(this.#ports.clock.after(PROGRESS_INTERVAL, this.showProgress));
  }

  /** The rows of a filter appear in steps, so that they do not move at each result. */
  private showProgress(): void {
    if (this.placed !== undefined && !(this.isLong && this.isChecking)) return;
    if (!this.isLong) this.announced = checkedCount(this.state);
    else if (!this.#queue.isPaused) this.showRows();
    this.progressLater();
  }
}
