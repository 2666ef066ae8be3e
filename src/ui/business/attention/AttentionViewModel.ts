import type { Instant } from '@/domain/shared/instant';
import { makeAutoObservable, observableRef } from 'mobx';
import type {
  CheckOutcome,
  CheckSubscriptions,
  SubscriptionResult,
} from '@/application/subscription/CheckSubscriptions';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { Clock } from '@/application/ports/Clock';
import type { SessionRecord } from '@/application/ports/SessionRecords';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { NONE_CHECKED, type CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import type { Money } from '@/domain/shared/Money';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { readinessOf } from '@/domain/business/readiness';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import { CURRENT_FOR } from '@/ui/business/currentFor';
import { isLongList } from '@/ui/business/dashboard/listPages';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { MatterCount } from '@/ui/shell/MatterCount';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { checkedCount, matterCountOf, shownAttention, type AttentionState } from './AttentionState';
import { PendingSubscriptions } from './PendingSubscriptions';
import { ReadingPlan } from './ReadingPlan';
import { SubscriptionLines, type BusinessLine } from './SubscriptionLines';

/** Milliseconds after which the rows are shown even if some subscriptions are still being read. */
const MAX_WAIT = 4000;

/** Milliseconds between two announcements of the progress. */
const ANNOUNCEMENT_INTERVAL = 2000;

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
  readonly matterCount: Pick<MatterCount, 'set'>;
}

/** What needs the owner's attention, and what the subscriptions cost. It only informs, and decides nothing. */
export class AttentionViewModel implements ScreenViewModel {
  state: AttentionState;
  /** The subscriptions were known when the page opened, so the rows are there from the start. */
  readonly wasKnown: boolean;
  /** The plan that was chosen on the pricing page and has no business yet (decision C79). */
  preselectedPlan: PreselectedPlan | undefined;
  #businesses: readonly Business[];
  readonly #plan: ReadingPlan;
  readonly #pending = new PendingSubscriptions();
  readonly #lines: SubscriptionLines;
  /** When the owner last returned and the rows and lines were updated to the current date. */
  #computedAt: Instant;
  #isShown = false;
  #cleanups: (() => void)[] = [];
  readonly #reading = new LatestRequest();
  readonly #useCases: AttentionUseCases;
  readonly #ports: AttentionPorts;
  readonly #shell: AttentionShell;

  constructor(
    businesses: readonly Business[],
    useCases: AttentionUseCases,
    ports: AttentionPorts,
    shell: AttentionShell,
  ) {
    this.#businesses = businesses;
    this.#plan = new ReadingPlan(this.isLong ? undefined : businesses, shell.subscriptionCache);
    this.#lines = new SubscriptionLines(ports.clock);
    this.#useCases = useCases;
    this.#ports = ports;
    this.#shell = shell;
    this.#computedAt = ports.clock.now();
    this.preselectedPlan = ports.preselectedPlan.load();
    this.state = this.initialState();
    this.wasKnown = this.state.kind === 'shown';
    makeAutoObservable(
      this,
      { state: observableRef, preselectedPlan: observableRef, wasKnown: false, isLong: false, now: false },
      { autoBind: true },
    );
  }

  start(): void {
    this.#isShown = true;
    this.#reading.onMount();
    this.#cleanups.push(this.#shell.subscriptionCache.onChanged(this.readAgain));
    this.announceLater();
    this.#cleanups.push(this.#ports.clock.after(MAX_WAIT, () => this.showRows()));
    void this.run();
  }

  dispose(): void {
    this.#isShown = false;
    this.#reading.onUnmount();
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#cleanups = [];
  }

  /** Whether the list has filters and pages. */
  get isLong(): boolean {
    return isLongList(this.#businesses.length);
  }

  /** The owner returns to the page, which may have been open for days: what was today is past. */
  onVisible(): void {
    const now = this.now();
    if (now - this.#computedAt < CURRENT_FOR) return;
    this.#computedAt = now;
    this.#lines.clear();
    this.to(this.state.kind === 'shown' ? this.shown(this.state) : { ...this.state });
  }

  /** The list has changed: businesses were added or removed, or their status is a newer one. */
  show(businesses: readonly Business[]): void {
    if (businesses === this.#businesses) return;
    this.#businesses = businesses;
    if (!this.isLong) this.#plan.page = businesses;
    const listed = new Set(businesses.map(({ id }) => id));
    const failed = new Set([...this.state.failed].filter((id) => listed.has(id)));
    this.#pending.keepListed(listed);
    const known = [...listed].filter((id) => !failed.has(id));
    this.to({ ...this.state, failed, subscriptions: this.#shell.subscriptionCache.among(known) });
    this.read(this.#plan.notRequested());
  }

  /** The page of a long list that is shown. Its subscriptions are read before all others. */
  showPage(page: readonly Business[]): void {
    this.#plan.page = page;
    const ids = this.#plan.notRequested();
    if (ids.length > 0 || this.state.kind === 'checking') this.read(ids);
  }

  /** Reads the subscriptions again that could not be read. */
  retry(): void {
    this.read([...this.state.failed]);
  }

  /** Reads the subscription of one business, which was not read or failed. */
  checkOne(id: BusinessId): void {
    this.read([id]);
  }

  /** Reads the subscriptions of more businesses, those of the page first. */
  checkMore(): void {
    this.read(this.#plan.asked(this.#businesses, this.state));
  }

  /** The next new subscription starts without the plan of the pricing page. */
  clearPreselectedPlan(): void {
    this.#ports.preselectedPlan.clear();
    this.preselectedPlan = undefined;
  }

  /** The businesses that are known to have no subscription. Undefined while none is known and a check is under way. */
  get unsubscribed(): readonly Business[] | undefined {
    const { state } = this;
    if (state.kind !== 'shown') return undefined;
    if (state.isChecking && state.checked.unsubscribed.size === 0) return undefined;
    return this.#businesses.filter(({ id }) => state.checked.unsubscribed.has(id));
  }

  get lowestPrice(): Money | undefined {
    return this.state.lowestPrice;
  }

  /** What the filters of the list may rely on. It changes with the rows, and not with each result. */
  get checked(): CheckedSubscriptions {
    return this.state.kind === 'shown' ? this.state.checked : NONE_CHECKED;
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
    return this.#lines.of(business, this.state, this.#pending.ids);
  }

  private initialState(): AttentionState {
    const { subscriptionCache } = this.#shell;
    const subscriptions = subscriptionCache.among(this.#businesses.map(({ id }) => id));
    const isKnown = this.isLong
      ? subscriptions.size > 0
      : this.#businesses.every(({ id }) => subscriptions.has(id));
    this.#pending.add(this.#plan.notRequested());
    const checking = {
      kind: 'checking',
      subscriptions,
      failed: new Set<BusinessId>(),
      total: new Set([...subscriptions.keys(), ...this.#pending.ids]).size,
      lowestPrice: subscriptionCache.lowestPrice,
      announced: undefined,
    } as const;
    return isKnown ? this.shown(checking) : checking;
  }

  /** The subscription may have changed since it was read, by an order or a cancellation that was answered only now. */
  private readAgain(id: BusinessId): void {
    if (this.#pending.ids.has(id)) this.#pending.markOutdated(id);
    else if (this.state.subscriptions.has(id)) this.read([id]);
  }

  private read(ids: readonly BusinessId[]): void {
    this.#pending.add(ids);
    const failed = new Set([...this.state.failed].filter((id) => !this.#pending.ids.has(id)));
    const total = new Set([...this.state.subscriptions.keys(), ...failed, ...this.#pending.ids]).size;
    this.to({ ...this.state, failed, total });
    void this.run();
  }

  /** Reads what is pending, one check after the other, so that never more than a few requests are sent. */
  private async run(): Promise<void> {
    const { user } = this.#shell.session;
    if (user === undefined || !this.#isShown || this.#reading.isRunning) return;
    const ids = this.#pending.request();
    if (ids.length === 0) return this.showRows();
    if (this.state.kind === 'shown') this.to({ ...this.state, isChecking: true });
    const outcome = await this.#reading.run(async (signal) =>
      this.#useCases.checkSubscriptions.execute(user, ids, signal, this.take),
    );
    if (outcome !== undefined) this.finish(outcome, ids);
  }

  private finish(outcome: CheckOutcome, ids: readonly BusinessId[]): void {
    for (const id of ids) if (this.#pending.settle(id)) this.fail(id);
    if (outcome === 'session-expired') return void this.#shell.session.expire();
    this.#shell.subscriptionCache.checkedAt = this.#ports.clock.now();
    void this.run();
    void this.loadLowestPrice();
  }

  private take(id: BusinessId, result: SubscriptionResult): void {
    if (!this.#pending.settle(id)) return;
    if (!result.ok) return this.fail(id);
    this.#shell.subscriptionCache.remember(id, result.value);
    this.to({ ...this.state, subscriptions: new Map([...this.state.subscriptions, [id, result.value]]) });
  }

  /** Removes the subscription that was read before, because it may have changed. */
  private fail(id: BusinessId): void {
    const subscriptions = new Map(this.state.subscriptions);
    subscriptions.delete(id);
    this.to({ ...this.state, subscriptions, failed: new Set([...this.state.failed, id]) });
  }

  /** Reads the plans, for the businesses without a subscription, until a price is known. */
  private async loadLowestPrice(): Promise<void> {
    const { subscriptionCache } = this.#shell;
    const isNeeded = [...this.state.subscriptions.values()].includes(undefined);
    if (!isNeeded || this.state.lowestPrice !== undefined) return;
    const price = lowestPrice(await this.#useCases.listPublicPlans.execute(), 'monthly');
    subscriptionCache.lowestPrice = price;
    this.to({ ...this.state, lowestPrice: price });
  }

  /** Shows the rows, once the screen is mounted and the businesses of its page are known. */
  private showRows(): void {
    if (this.#isShown && this.#plan.page !== undefined) this.to(this.shown(this.state));
  }

  private shown(before: AttentionState): AttentionState {
    const now = this.#ports.clock.now();
    return shownAttention(before, this.#businesses, {
      now,
      checkedAt: this.#shell.subscriptionCache.checkedAt ?? now,
      isChecking: this.#pending.ids.size > 0,
    });
  }

  private announceLater(): void {
    this.#cleanups.push(this.#ports.clock.after(ANNOUNCEMENT_INTERVAL, this.announceProgress));
  }

  private announceProgress(): void {
    if (this.state.kind !== 'checking') return;
    this.to({ ...this.state, announced: checkedCount(this.state) });
    this.announceLater();
  }

  private to(state: AttentionState): void {
    this.state = state;
    if (this.#isShown) this.#shell.matterCount.set(matterCountOf(state));
  }
}
