import { makeAutoObservable, observableRef } from 'mobx';
import type {
  CheckOutcome,
  CheckSubscriptions,
  SubscriptionAnswer,
} from '@/application/subscription/CheckSubscriptions';
import type { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import type { Clock } from '@/application/ports/Clock';
import type { Business, BusinessId } from '@/domain/business/Business';
import { NONE_CHECKED, type CheckedSubscriptions } from '@/domain/business/CheckedSubscriptions';
import { mattersAmong } from '@/domain/business/matters';
import type { Money } from '@/domain/shared/Money';
import { readinessOf } from '@/domain/business/readiness';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import type { Subscription } from '@/domain/subscription/Subscription';
import { subscriptionLineOf, type SubscriptionLine } from '@/domain/subscription/subscriptionLine';
import { totalsOf } from '@/domain/subscription/subscriptionTotals';
import { isLongList } from '@/ui/business/dashboard/listPages';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { answered, keepingPlaces, type AttentionState } from './AttentionState';

/** The number of subscriptions that are read without being asked for, and again with each request for more. */
export const CHECKED_AT_ONCE = 50;

/** Milliseconds after which the rows get their places even if answers are missing. */
const LONGEST_WAIT = 4000;

/** Milliseconds between two announcements of the progress. */
const ANNOUNCEMENT_INTERVAL = 2000;

/** The line of a business: its subscription, or why it is not known. */
export type BusinessLine =
  | SubscriptionLine
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'unasked' };

/* One object for each, so that a row is rendered again only when its line changes. */
const NONE = { kind: 'none' } as const;
const LOADING = { kind: 'loading' } as const;
const FAILED = { kind: 'failed' } as const;
const UNASKED = { kind: 'unasked' } as const;

interface AttentionUseCases {
  readonly checkSubscriptions: Pick<CheckSubscriptions, 'execute'>;
  readonly listPublicPlans: Pick<ListPublicPlans, 'execute'>;
}

interface AttentionPorts {
  readonly clock: Clock;
}

interface AttentionFrame {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly subscriptionCache: SubscriptionCache;
}

/** What needs the owner's attention, and what the subscriptions cost. It only informs, and decides nothing. */
export class AttentionViewModel implements ScreenViewModel {
  state: AttentionState;
  /** The subscriptions were known when the page opened, so the rows are there from the start. */
  readonly wasKnown: boolean;
  readonly isLong: boolean;
  #businesses: readonly Business[];
  /** The businesses that are shown: the whole list, or the page of a long one, which is unknown at first. */
  #page: readonly Business[] | undefined;
  #unaskedLeft = CHECKED_AT_ONCE;
  /** The businesses whose subscription is to be read. */
  readonly #pending = new Set<BusinessId>();
  /** The businesses whose subscription was requested since the dashboard opened. */
  readonly #requested = new Set<BusinessId>();
  readonly #lines = new WeakMap<Subscription, SubscriptionLine>();
  #isShown = false;
  #timers: (() => void)[] = [];
  readonly #reading = new LatestRequest();
  readonly #useCases: AttentionUseCases;
  readonly #ports: AttentionPorts;
  readonly #frame: AttentionFrame;

  constructor(
    businesses: readonly Business[],
    useCases: AttentionUseCases,
    ports: AttentionPorts,
    frame: AttentionFrame,
  ) {
    this.#businesses = businesses;
    this.isLong = isLongList(businesses.length);
    this.#page = this.isLong ? undefined : businesses;
    this.#useCases = useCases;
    this.#ports = ports;
    this.#frame = frame;
    this.state = this.initialState();
    this.wasKnown = this.state.kind === 'shown';
    makeAutoObservable(this, { state: observableRef, wasKnown: false, isLong: false }, { autoBind: true });
  }

  start(): void {
    this.#isShown = true;
    this.#reading.onMount();
    this.announceLater();
    this.#timers.push(this.#ports.clock.after(LONGEST_WAIT, () => this.place()));
    void this.run();
  }

  dispose(): void {
    this.#isShown = false;
    this.#reading.onUnmount();
    for (const stop of this.#timers) stop();
    this.#timers = [];
  }

  /** The list has changed: businesses were added, or their status is a newer one. */
  show(businesses: readonly Business[]): void {
    if (businesses === this.#businesses) return;
    this.#businesses = businesses;
    if (!this.isLong) this.#page = businesses;
    const subscriptions = this.#frame.subscriptionCache.among(businesses.map(({ id }) => id));
    this.to({ ...this.state, subscriptions });
    this.read(this.unaskedIds());
  }

  /** The page of a long list that is shown. Its subscriptions are read before all others. */
  showPage(page: readonly Business[]): void {
    this.#page = page;
    const ids = this.unaskedIds();
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
    const { subscriptions, failed } = this.state;
    const unread = new Set([...(this.#page ?? []), ...this.#businesses].map(({ id }) => id));
    const isNew = (id: BusinessId) => !subscriptions.has(id) && !failed.has(id);
    this.read([...unread].filter(isNew).slice(0, CHECKED_AT_ONCE));
  }

  get lowestPrice(): Money | undefined {
    return this.state.lowestPrice;
  }

  /** What the filters of the list may rely on. It changes with the rows, and not with each answer. */
  get checked(): CheckedSubscriptions {
    return this.state.kind === 'shown' ? this.state.checked : NONE_CHECKED;
  }

  /** How many of the parts that customers need are there. Undefined while the subscription is not known. */
  readyParts(business: Business): number | undefined {
    const { subscriptions } = this.state;
    if (!subscriptions.has(business.id)) return undefined;
    const subscription = subscriptions.get(business.id);
    return readinessOf(
      business,
      subscription === undefined ? { kind: 'none' } : { kind: 'present', subscription },
    ).done;
  }

  lineOf({ id, timezone }: Business): BusinessLine {
    const { subscriptions, failed } = this.state;
    if (subscriptions.has(id)) return this.knownLine(subscriptions.get(id), timezone);
    if (failed.has(id)) return FAILED;
    return this.#pending.has(id) ? LOADING : UNASKED;
  }

  private knownLine(subscription: Subscription | undefined, timeZone: string | undefined): SubscriptionLine {
    if (subscription === undefined) return NONE;
    const known = this.#lines.get(subscription);
    if (known !== undefined) return known;
    const line = subscriptionLineOf(subscription, this.#ports.clock.now(), timeZone);
    this.#lines.set(subscription, line);
    return line;
  }

  private initialState(): AttentionState {
    const { subscriptionCache } = this.#frame;
    const subscriptions = subscriptionCache.among(this.#businesses.map(({ id }) => id));
    const isKnown = this.isLong
      ? subscriptions.size > 0
      : this.#businesses.every(({ id }) => subscriptions.has(id));
    for (const id of this.unaskedIds()) this.#pending.add(id);
    const checking = {
      kind: 'checking',
      subscriptions,
      failed: new Set<BusinessId>(),
      total: new Set([...subscriptions.keys(), ...this.#pending]).size,
      lowestPrice: subscriptionCache.lowestPrice,
      announced: undefined,
    } as const;
    return isKnown ? this.shown(checking) : checking;
  }

  /** The businesses of the page whose subscription may be read without being asked for. */
  private unaskedIds(): readonly BusinessId[] {
    const isOutdated = ({ id }: Business) =>
      !this.#requested.has(id) && !this.#frame.subscriptionCache.isFresh(id);
    const ids = (this.#page ?? []).filter(isOutdated).slice(0, this.#unaskedLeft);
    for (const { id } of ids) this.#requested.add(id);
    this.#unaskedLeft -= ids.length;
    return ids.map(({ id }) => id);
  }

  private read(ids: readonly BusinessId[]): void {
    for (const id of ids) this.#pending.add(id);
    const { subscriptions } = this.state;
    const failed = new Set([...this.state.failed].filter((id) => !this.#pending.has(id)));
    const total = new Set([...subscriptions.keys(), ...failed, ...this.#pending]).size;
    this.to({ ...this.state, failed, total });
    void this.run();
  }

  /** Reads what is pending, one check after the other, so that never more than a few requests are sent. */
  private async run(): Promise<void> {
    const { user } = this.#frame.session;
    if (user === undefined || !this.#isShown || this.#reading.isRunning) return;
    const ids = [...this.#pending];
    if (ids.length === 0) return this.place();
    if (this.state.kind === 'shown') this.to({ ...this.state, isChecking: true });
    const outcome = await this.#reading.run(async (signal) =>
      this.#useCases.checkSubscriptions.execute(user, ids, signal, this.take),
    );
    if (outcome !== undefined) this.finish(outcome, ids);
  }

  private finish(outcome: CheckOutcome, ids: readonly BusinessId[]): void {
    for (const id of ids.filter((each) => this.#pending.delete(each))) this.fail(id);
    if (outcome === 'session-expired') return void this.#frame.session.expire();
    this.#frame.subscriptionCache.checkedAt = this.#ports.clock.now();
    void this.run();
    void this.loadLowestPrice();
  }

  private take(id: BusinessId, answer: SubscriptionAnswer): void {
    this.#pending.delete(id);
    if (!answer.ok) return this.fail(id);
    this.#frame.subscriptionCache.remember(id, answer.value);
    this.to({ ...this.state, subscriptions: new Map([...this.state.subscriptions, [id, answer.value]]) });
  }

  /** What was known before may have changed, so it is not shown any more. */
  private fail(id: BusinessId): void {
    const subscriptions = new Map(this.state.subscriptions);
    subscriptions.delete(id);
    this.to({ ...this.state, subscriptions, failed: new Set([...this.state.failed, id]) });
  }

  /** Reads the plans once, for the businesses without a subscription. */
  private async loadLowestPrice(): Promise<void> {
    const { subscriptionCache } = this.#frame;
    const isNeeded = [...this.state.subscriptions.values()].includes(undefined);
    if (!isNeeded || this.state.lowestPrice !== undefined) return;
    const price = lowestPrice(await this.#useCases.listPublicPlans.execute(), 'monthly');
    subscriptionCache.lowestPrice = price;
    this.to({ ...this.state, lowestPrice: price });
  }

  /** Gives the rows their places. */
  private place(): void {
    if (this.#isShown && this.#page !== undefined) this.to(this.shown(this.state));
  }

  private shown(before: AttentionState): AttentionState {
    const { subscriptions, failed, total, lowestPrice: price } = before;
    const now = this.#ports.clock.now();
    const rows = mattersAmong(this.#businesses, subscriptions, now);
    const subscribed = this.#businesses.flatMap(({ id, timezone: timeZone }) => {
      const subscription = subscriptions.get(id);
      return subscription === undefined ? [] : [{ subscription, timeZone }];
    });
    return {
      kind: 'shown',
      subscriptions,
      failed,
      total,
      lowestPrice: price,
      rows: before.kind === 'shown' ? keepingPlaces(before.rows, rows) : rows,
      totals: answered(before) < total ? undefined : totalsOf(subscribed, now),
      checked: {
        count: subscriptions.size,
        needingAttention: new Set(rows.map(({ business }) => business.id)),
        unsubscribed: new Set([...subscriptions].flatMap(([id, known]) => (known === undefined ? [id] : []))),
      },
      subscribed: subscribed.length,
      left: this.#businesses.filter(({ id }) => !subscriptions.has(id) && !failed.has(id)).length,
      checkedAt: this.#frame.subscriptionCache.checkedAt ?? now,
      isChecking: this.#pending.size > 0,
    };
  }

  private announceLater(): void {
    this.#timers.push(this.#ports.clock.after(ANNOUNCEMENT_INTERVAL, this.announceProgress));
  }

  private announceProgress(): void {
    if (this.state.kind !== 'checking') return;
    this.to({ ...this.state, announced: answered(this.state) });
    this.announceLater();
  }

  private to(state: AttentionState): void {
    this.state = state;
  }
}
