import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { StatusAction } from '@/application/business/ChangeStatus';
import type {
  ChangeStatusInBulk,
  BulkStatusOutcome,
  BulkStatusRun,
  StatusChangeProgress,
} from '@/application/business/ChangeStatusInBulk';
import type { Clock } from '@/application/ports/Clock';
import type { FailedRequest } from '@/application/ports/ServiceFailure';
import { activate } from '@/domain/business/activation';
import { isActive, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { displayStatusOf, isRunning } from '@/domain/subscription/Subscription';
import { totalsOf } from '@/domain/subscription/subscriptionTotals';
import type { AttentionViewModel } from '@/ui/business/attention/AttentionViewModel';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { formatNumber } from '@/ui/i18n/formatters';
import type { UnsavedWork } from '@/ui/shell/leaving/LeaveGuard';
import { CHARGES_VIEW, paths, VIEW_PARAMETER } from '@/ui/shell/paths';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { Toasts } from '@/ui/shell/Toasts';
import { businessSubscriptions } from '@/ui/business/businessSubscriptions';
import type { BlockedBusiness, BlockedReason, BulkChoosing, BulkState } from './BulkState';

interface BulkServices {
  readonly changeStatusInBulk: Pick<ChangeStatusInBulk, 'start'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly businessCache: Pick<BusinessCache, 'rememberStatus'>;
  readonly toasts: Pick<Toasts, 'show'>;
}

/** The list from which businesses are chosen. */
export interface BulkListed {
  /** The businesses of the owner. */
  readonly all: readonly Business[];
  /** The businesses that search and filter show, on all pages. */
  readonly found: readonly Business[];
  /** The businesses of the current page. */
  readonly shown: readonly Business[];
  /** The subscriptions as the list shows them. The change itself reads them again. */
  readonly known: Pick<AttentionViewModel, 'subscriptions'>;
}

/** A change of several businesses. Failed ones can be added to it again. */
interface Run {
  readonly action: StatusAction;
  readonly isUndo: boolean;
  readonly businesses: ReadonlyMap<BusinessId, Business>;
  /** The businesses whose change has not started. */
  readonly queue: Business[];
}

const WAITING = { kind: 'waiting' } as const;
const OPPOSITE = { activate: 'deactivate', deactivate: 'activate' } as const;
/** Milliseconds between two updates of the list. At each update it sorts and counts all businesses. */
const LIST_INTERVAL = 300;

/** Which businesses are chosen in a long list, and the change of their status. */
export class BulkViewModel implements UnsavedWork {
  /** A map, so that only the checkbox of a changed entry renders again. */
  readonly chosen = observable.map<BusinessId, true>();
  private listed: BulkListed = { all: [], found: [], shown: [], known: { subscriptions: new Map() } };
  private chosenAction: StatusAction | undefined;
  private run: Run | undefined;
  private outcome: BulkStatusOutcome | undefined;
  private isStopping = false;
  /** Whether the owner has agreed to leave, although sent changes are still awaited. */
  private isLeaveAgreed = false;
  private isPaused = false;
  private readonly progress = observable.map<BusinessId, StatusChangeProgress>(undefined, { deep: false });
  /** The business that was toggled last, where a range begins. */
  #anchor: BusinessId | undefined;
  #process: BulkStatusRun | undefined;
  #changesToShow: Business[] = [];
  #isUpdateScheduled = false;
  #hasLeft = false;
  readonly #services: BulkServices;
  readonly #onClose: () => void;

  constructor(services: BulkServices, onClose: () => void) {
    this.#services = services;
    this.#onClose = onClose;
    makeAutoObservable<this, 'listed' | 'run'>(
      this,
      { listed: observableRef, run: observableRef },
      { autoBind: true },
    );
  }

  get state(): BulkState {
    const { run, outcome } = this;
    if (run === undefined) return this.choosing;
    const items = [...run.businesses.values()].map((business) => ({
      business,
      progress: this.progress.get(business.id) ?? WAITING,
    }));
    const failed = items.filter(({ progress }) => progress.kind === 'failed');
    const changedCount = this.changedBusinesses.length;
    const unknownCount = failed.filter(({ progress }) => isUnknown(progress)).length;
    const counts = { action: run.action, total: items.length, changedCount, failed, unknownCount };
    if (outcome === undefined)
      return { kind: 'running', ...counts, items, isStopping: this.isStopping, isPaused: this.isPaused };
    const notSentCount = items.length - changedCount - failed.length;
    return { kind: 'ended', ...counts, outcome, notSentCount, canUndo: !run.isUndo && changedCount > 0 };
  }

  /** Whether the choice cannot be changed, because a change runs or its result is still shown. */
  get isLocked(): boolean {
    return this.run !== undefined;
  }

  /** Whether a change runs, which would stop if the owner left the page. */
  get isUnsaved(): boolean {
    return this.isRunning && !this.isLeaveAgreed;
  }

  discard(): void {
    this.isLeaveAgreed = true;
    this.stop();
  }

  /** A change of the list's filter or page leaves no page, but the charges are another view. */
  isKeptAt({ pathname, searchParams }: URL): boolean {
    return pathname === paths.dashboard && searchParams.get(VIEW_PARAMETER) !== CHARGES_VIEW;
  }

  get foundCount(): number {
    return this.listed.found.length;
  }

  /** Whether a business that search and filter show is not chosen. */
  get canChooseFound(): boolean {
    return this.listed.found.some(({ id }) => !this.chosen.has(id));
  }

  /** How many businesses of the page are chosen. */
  get pageChoice(): 'all' | 'some' | 'none' {
    const { shown } = this.listed;
    const count = shown.filter(({ id }) => this.chosen.has(id)).length;
    if (count === 0) return 'none';
    return count === shown.length ? 'all' : 'some';
  }

  show(listed: BulkListed): void {
    this.listed = listed;
    this.#hasLeft = false;
  }

  /** @param isRange Whether the businesses between this one and the one toggled before are toggled too. */
  toggle(id: BusinessId, isRange: boolean): void {
    this.choose(isRange ? this.rangeTo(id) : [{ id }], !this.chosen.has(id));
    this.#anchor = id;
  }

  togglePage(): void {
    this.choose(this.listed.shown, this.pageChoice !== 'all');
  }

  chooseFound(): void {
    this.choose(this.listed.found, true);
  }

  clear(): void {
    this.chosen.clear();
    this.chosenAction = undefined;
    this.#anchor = undefined;
  }

  chooseAction(action: StatusAction): void {
    this.chosenAction = action;
  }

  confirm(): void {
    const { state } = this;
    if (state.kind === 'choosing') this.begin(state.action, state.changeable, false);
  }

  stop(): void {
    this.isStopping = true;
    this.#process?.stop();
  }

  /** Tries a failed business again: at the end of the running change, or in a new one. */
  retry(id: BusinessId): void {
    const business = this.run?.businesses.get(id);
    if (business !== undefined && this.progress.get(id)?.kind === 'failed') this.repeat([business]);
  }

  /** Continues with the businesses whose change has not started. */
  continueRun(): void {
    const left = [...(this.run?.businesses.values() ?? [])];
    this.repeat(left.filter(({ id }) => this.progress.get(id)?.kind === 'waiting'));
  }

  undo(): void {
    const { run } = this;
    if (run !== undefined && this.outcome !== undefined)
      this.begin(OPPOSITE[run.action], this.changedBusinesses, true);
  }

  /** Ends the choice, with nothing chosen. */
  close(): void {
    this.run = undefined;
    this.clear();
    this.#onClose();
  }

  /** Stops a running change. `finish` counts what was changed, because the changes under way still end. */
  dispose(): void {
    this.#hasLeft = true;
    this.#process?.abort();
  }

  private get isRunning(): boolean {
    return this.run !== undefined && this.outcome === undefined;
  }

  private get choosing(): BulkChoosing {
    const chosen = this.listed.all.filter(({ id }) => this.chosen.has(id));
    const action =
      this.chosenAction ?? (chosen.length > 0 && chosen.every(isActive) ? 'deactivate' : 'activate');
    const changeable: Business[] = [];
    const blocked: BlockedBusiness[] = [];
    let alreadyCount = 0;
    for (const business of chosen) {
      if (isActive(business) === (action === 'activate')) alreadyCount += 1;
      else {
        const reason = action === 'activate' ? this.reasonAgainst(business) : undefined;
        if (reason === undefined) changeable.push(business);
        else blocked.push({ business, reason });
      }
    }
    const costs = this.costsOf(action === 'deactivate' ? changeable : []);
    return { kind: 'choosing', count: chosen.length, action, changeable, alreadyCount, blocked, costs };
  }

  private reasonAgainst(business: Business): BlockedReason | undefined {
    const { subscriptions } = this.listed.known;
    if (!subscriptions.has(business.id)) return 'unchecked';
    const subscription = subscriptions.get(business.id);
    const activated = activate(business, subscription);
    if (activated.ok || activated.error.kind === 'already-done') return undefined;
    if (subscription === undefined) return 'required';
    return displayStatusOf(subscription) === 'paused' ? 'paused' : 'not-active';
  }

  private costsOf(businesses: readonly Business[]): BulkChoosing['costs'] {
    const { subscriptions } = this.listed.known;
    const subscribed = businessSubscriptions(businesses, subscriptions);
    return {
      totals: totalsOf(subscribed, this.#services.clock.now()),
      isRunning: subscribed.some(({ subscription }) => isRunning(subscription)),
      uncheckedCount: businesses.filter(({ id }) => !subscriptions.has(id)).length,
    };
  }

  private choose(businesses: readonly Pick<Business, 'id'>[], isChosen: boolean): void {
    for (const { id } of businesses)
      if (isChosen) this.chosen.set(id, true);
      else this.chosen.delete(id);
  }

  private rangeTo(id: BusinessId): readonly Pick<Business, 'id'>[] {
    const ids = this.listed.shown.map((business) => business.id);
    const [from, to] = [ids.indexOf(this.#anchor ?? id), ids.indexOf(id)].toSorted((a, b) => a - b);
    return from === undefined || to === undefined || from < 0
      ? [{ id }]
      : this.listed.shown.slice(from, to + 1);
  }

  /** The changed businesses with their new status. */
  private get changedBusinesses(): readonly Business[] {
    return [...this.progress.values()].flatMap((each) => (each.kind === 'changed' ? [each.business] : []));
  }

  private get lastFailedRequest(): FailedRequest | undefined {
    const requests = [...this.progress.values()].flatMap((each) =>
      each.kind === 'failed' && 'request' in each.error ? (each.error.request ?? []) : [],
    );
    return requests.toSorted((a, b) => b.receivedAt - a.receivedAt)[0];
  }

  private begin(action: StatusAction, businesses: readonly Business[], isUndo: boolean): void {
    this.progress.replace(businesses.map(({ id }) => [id, WAITING]));
    const byId = new Map(businesses.map((business) => [business.id, business]));
    this.run = { action, isUndo, businesses: byId, queue: [...businesses] };
    this.start();
  }

  /** Adds businesses to the running change, or starts another one with them. */
  private repeat(businesses: readonly Business[]): void {
    if (this.run === undefined || businesses.length === 0) return;
    for (const { id } of businesses) this.progress.set(id, WAITING);
    if (this.outcome === undefined) return void this.run.queue.push(...businesses);
    this.run.queue.splice(0, Infinity, ...businesses);
    this.start();
  }

  private start(): void {
    const { run } = this;
    if (run === undefined) return;
    this.outcome = undefined;
    this.isStopping = false;
    this.isLeaveAgreed = false;
    const next = (): IteratorResult<Business> => {
      const value = run.queue.shift();
      return value === undefined ? { done: true, value } : { value };
    };
    this.#process = this.#services.changeStatusInBulk.start(
      run.action,
      { [Symbol.iterator]: () => ({ next }) },
      { onProgress: this.recordProgress, onPauseChange: this.showPause },
    );
    void this.#process.finished.then(this.finish);
  }

  private recordProgress(id: BusinessId, progress: StatusChangeProgress): void {
    this.progress.set(id, progress);
    if (progress.kind !== 'changed') return;
    this.#changesToShow.push(progress.business);
    if (this.#isUpdateScheduled) return;
    this.#isUpdateScheduled = true;
    this.#services.clock.after(LIST_INTERVAL, this.updateList);
  }

  private updateList(): void {
    this.#isUpdateScheduled = false;
    const changed = this.#changesToShow;
    this.#changesToShow = [];
    for (const business of changed) this.#services.businessCache.rememberStatus(business);
  }

  private showPause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  private finish(outcome: BulkStatusOutcome): void {
    this.updateList();
    this.isPaused = false;
    this.outcome = outcome;
    const done = this.changedBusinesses.length;
    const total = this.progress.size;
    /* After the end of the session the next person at this device could read the toast. */
    if (this.#services.session.user !== undefined)
      this.#services.toasts.show({
        kind: done === total ? 'success' : 'error',
        message: this.#hasLeft && done < total ? 'bulk.left' : 'bulk.ended',
        values: { done: formatNumber(done), total: formatNumber(total) },
        reason: [...this.progress.values()].some(isUnknown) ? 'bulk.notAllKnown' : undefined,
        request: this.lastFailedRequest,
        isHistoryOnly: !this.#hasLeft,
      });
    if (outcome === 'session-expired') void this.#services.session.expire();
  }
}

function isUnknown(progress: StatusChangeProgress): boolean {
  return progress.kind === 'failed' && progress.error.kind === 'outcome-unknown';
}

export type CreateBulkViewModel = (onClose: () => void) => BulkViewModel;
