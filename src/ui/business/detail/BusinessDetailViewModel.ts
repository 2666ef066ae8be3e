import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { autorun, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { ChangeStatus, StatusAction, ShownChangeStatusError } from '@/application/business/ChangeStatus';
import type { OwnedRead } from '@/application/business/readIfOwned';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { Clock } from '@/application/ports/Clock';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { StoredRecord } from '@/application/ports/StoredRecord';
import type { UpdateLastOrder } from '@/application/subscription/UpdateLastOrder';
import { isActive, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { openingNow } from '@/domain/business/openingState';
import { plainDateAt, dayOfWeek, nextDayAt } from '@/domain/shared/plainDate';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import { success, type Result } from '@/domain/shared/result';
import { lowestPrice } from '@/domain/subscription/lowestPrice';
import type { Subscription } from '@/domain/subscription/Subscription';
import { statusChangeFailure } from '@/ui/business/status/statusChangeFailure';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { OpenRows } from '@/ui/shell/OpenRows';
import { failureToast, type Toast } from '@/ui/shell/Toasts';
import { paths } from '@/ui/shell/paths';
import { Resource } from '@/ui/shell/Resource';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { WriteProcess, type WriteProgress } from '@/ui/shell/WriteProcess';
import {
  CancellationViewModel,
  type CancellationServices,
} from '@/ui/subscription/cancel/CancellationViewModel';
import type { AnnualOfferPorts } from '@/ui/subscription/offer/AnnualOfferPorts';
import type { SubscriptionView } from '@/ui/subscription/section/SubscriptionView';
import { mayStillExecute, LastPayment } from '@/ui/subscription/pending/LastPayment';
import {
  activationGateOf,
  isUnderWay,
  NO_CHANGE,
  type StatusChange,
  type ActivationGate,
  type BusinessDetailState,
  type HoursNow,
} from './BusinessDetailState';

type ViewBusinessError = BusinessNotFound | ReadFailure;

interface BusinessDetailServices extends CancellationServices, AnnualOfferPorts {
  readonly changeStatus: Pick<ChangeStatus, 'execute' | 'reconcile'>;
  readonly viewBusiness: OwnedRead<Business, ViewBusinessError>;
  readonly viewSubscription: OwnedRead<Subscription | undefined, ReadFailure>;
  readonly updateLastOrder: Pick<UpdateLastOrder, 'execute'>;
  readonly orders: Pick<OrderJournal, 'onChange'>;
  readonly returnPath: StoredRecord<ReturnPath>;
  readonly openRows: Pick<StoredRecord<readonly string[]>, 'load' | 'save'>;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly businessCache: BusinessCache;
  readonly subscriptionCache: CancellationServices['subscriptionCache'] & {
    readonly lastChanged: { readonly id: BusinessId } | undefined;
    readonly lowestPrice: Money | undefined;
    rememberLowestPrice(price: Money | undefined): void;
  };
}

type ViewedSubscription = Result<Subscription | undefined, ReadFailure>;

interface LoadedBusiness {
  readonly business: Business;
  /** Present if business and subscription were read together. */
  readonly subscription?: Extract<ViewedSubscription, { readonly ok: true }>;
}

/** The state of the page of a business: its public facts, its status and its subscription. */
export class BusinessDetailViewModel implements ScreenViewModel {
  readonly cancellation: CancellationViewModel;
  readonly payment: LastPayment;
  readonly openRows: OpenRows;
  readonly offer: AnnualOfferPorts;
  isMounted = false;
  private change: StatusChange = NO_CHANGE;
  private isUnavailable = false;
  /** Renewed when what the page shows changes with time, and when the tab becomes visible. */
  private datesAt: Instant;
  #cleanups: readonly (() => void)[] = [];
  #cancelTick = (): void => undefined;
  /** Its value is void, because the business is in the cache. */
  readonly #business: Resource<void, ViewBusinessError, LoadedBusiness>;
  readonly #subscription: Resource<Subscription | undefined, ReadFailure>;
  readonly #status = new WriteProcess(() => this.isMounted);
  readonly #services: BusinessDetailServices;

  constructor(
    readonly businessId: BusinessId,
    services: BusinessDetailServices,
  ) {
    this.#services = services;
    const toasts = { show: (toast: Toast) => this.announce(toast) };
    this.cancellation = new CancellationViewModel(this, { ...services, toasts });
    this.payment = new LastPayment(businessId, services.updateLastOrder, services.toasts);
    this.datesAt = services.clock.now();
    this.openRows = new OpenRows(services.openRows);
    this.offer = services;
    makeAutoObservable<this, 'change'>(this, { change: observableRef, offer: false }, { autoBind: true });
    const { clock } = services;
    const onExpired = this.expire;
    this.#business = new Resource({ load: this.viewBusiness, accept: this.accept, onExpired, clock });
    this.#subscription = new Resource({
      load: this.viewSubscription,
      accept: (subscription) => subscription,
      onExpired,
      clock,
    });
  }

  get state(): BusinessDetailState {
    if (this.isUnavailable) return { kind: 'unavailable' };
    const { knownBusiness: business, subscription } = this;
    return this.#business.state.kind !== 'ready' || business === undefined
      ? { kind: 'loading', known: business, subscription }
      : { kind: 'ready', business, subscription, change: this.change };
  }

  /** The loaded or cached business. */
  get knownBusiness(): Business | undefined {
    return this.#services.businessCache.find(this.businessId);
  }

  get activationGate(): ActivationGate {
    if (this.state.kind !== 'ready') return 'loading';
    return activationGateOf(this.state.business, this.state.subscription);
  }

  /** For a business without a subscription. Undefined until it is known. */
  get lowestPrice(): Money | undefined {
    return this.#services.subscriptionCache.lowestPrice;
  }

  get timeZone(): string | undefined {
    return this.knownBusiness?.timezone;
  }

  /** Undefined until the business is known. */
  get hours(): HoursNow | undefined {
    const { knownBusiness: business, datesAt } = this;
    if (business === undefined) return undefined;
    const found = openingNow(business.operatingHours, { now: datesAt, timeZone: business.timezone });
    const today = plainDateAt(datesAt, business.timezone);
    return { dayOfWeek: dayOfWeek(today), opening: found?.state, validUntil: found?.validUntil };
  }

  /** What calls this renders again when what it shows changes with time. */
  now(): Instant {
    void this.datesAt;
    return this.#services.clock.now();
  }

  start(): void {
    const { session, orders, subscriptionCache } = this.#services;
    const recordKey = session.user && { userId: session.user.id, businessId: this.businessId };
    this.isMounted = true;
    this.tick();
    this.#cleanups = [
      autorun(() => this.scheduleTick()),
      reaction(() => subscriptionCache.lastChanged, this.readChanged),
      ...(recordKey === undefined ? [] : [orders.onChange(recordKey, this.readPaid)]),
    ];
    if (this.isUnavailable) return;
    void this.#business.start().then(this.leaveOnFailure);
    void this.#subscription.start().then(this.applyRead).then(this.loadLowestPrice);
  }

  dispose(): void {
    this.isMounted = false;
    this.#business.dispose();
    this.#subscription.dispose();
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#cancelTick();
    this.cancellation.stopReconciling();
    this.stopStatusChange();
  }

  /** Loads the subscription again, after a failure or when its status looks out of date. */
  async reloadSubscription(): Promise<void> {
    if (this.isMounted && this.state.kind === 'ready' && !this.#subscription.isReading)
      await this.refreshSubscription();
  }

  /** Whether the page is loaded, no dialog is open, and nothing is being changed or read. */
  get isIdle(): boolean {
    const { state } = this;
    if (state.kind !== 'ready' || state.subscription.kind === 'loading') return false;
    return state.change.kind !== 'asking' && !isUnderWay(state.change) && this.cancellation.isIdle;
  }

  /** Whether the page offers an order: no payment and no cancellation is awaited that could be executed after it. */
  get offersOrder(): boolean {
    return this.payment.pending === undefined && this.cancellation.state.kind !== 'reconciling';
  }

  /** Whether a cancellation or a payment is awaited. A payment that is executed late reverts a cancellation. */
  get isCancellationBlocked(): boolean {
    return this.cancellation.state.kind === 'reconciling' || mayStillExecute(this.payment.pending);
  }

  /** Reads business and subscription again, which may have changed in another tab or in the mobile app. */
  async onVisible(): Promise<void> {
    this.tick();
    if (this.#business.isFresh || this.#business.isReading || !this.isIdle) return;
    await this.#business.refreshPart(this.viewBoth);
  }

  showSubscription(subscription: Subscription | undefined): void {
    if (this.state.kind !== 'ready') return;
    this.#subscription.update(subscription);
    /* The response to a read that was sent before may be older. */
    if (this.#subscription.isReading) void this.refreshSubscription();
  }

  /** Shows the payment of another tab at once, and reads whether it was executed. */
  showPendingPayment(): void {
    const { state } = this.#subscription;
    if ('value' in state) this.applyRead(success(state.value));
    void this.#business.refreshPart(this.viewBoth);
  }

  /** Opens the confirmation dialog. Nothing is sent before the owner confirms (spec section 4). */
  ask(action: StatusAction): void {
    if (this.state.kind !== 'ready' || isUnderWay(this.state.change)) return;
    const isOffered = isActive(this.state.business)
      ? action === 'deactivate'
      : action === 'activate' && this.activationGate === 'allowed';
    if (isOffered) this.change = { kind: 'asking', action };
  }

  closeQuestion(): void {
    if (this.state.kind === 'ready' && this.state.change.kind === 'asking') this.change = NO_CHANGE;
  }

  /** Replaces the confirmation dialog by the dialog that cancels the subscription. */
  cancelInstead(): void {
    if (this.state.kind !== 'ready' || this.state.change.kind !== 'asking') return;
    const { subscription } = this.state;
    this.closeQuestion();
    if (subscription.kind === 'present')
      this.cancellation.ask(subscription.subscription, { isOpenerGone: true });
  }

  /** Sends the confirmed change. Repeated calls send nothing. */
  async confirm(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.change.kind !== 'asking') return;
    const { changeStatus } = this.#services;
    const { business, change } = this.state;
    const { action } = change;
    this.change = { kind: 'sending', action };
    await this.#status.run(
      changeStatus.execute(action, business),
      (onPauseChange) => changeStatus.reconcile(this.businessId, action, onPauseChange),
      (progress) => this.onStatus(progress, action),
    );
  }

  private onStatus(progress: WriteProgress<Business, ShownChangeStatusError>, action: StatusAction): void {
    switch (progress.kind) {
      case 'reconciling':
        this.change = { ...progress, action };
        return;
      case 'done':
        return this.showChanged(progress.value, action);
      case 'failed':
        return this.showFailed(action, progress.error);
      case 'session-expired':
        return this.expire();
    }
  }

  private showChanged(business: Business, action: StatusAction): void {
    this.#services.businessCache.rememberStatus(business);
    this.announce({ kind: 'success', message: `detail.management.done.${action}` });
    this.change = NO_CHANGE;
  }

  private showFailed(action: StatusAction, error: ShownChangeStatusError): void {
    const failure = statusChangeFailure(action, error);
    const isGone = error.kind === 'business-not-found';
    /* The open page shows the failure beside the button. */
    this.announce({ ...failureToast(failure), isHistoryOnly: !isGone && this.isMounted });
    if (this.state.kind !== 'ready') return;
    /* Redirects to the dashboard, which reads the list again (faults R8). */
    this.isUnavailable = isGone;
    this.change = { kind: 'failed', failure };
    /* The refusal contradicts the displayed subscription, so the subscription is out of date. */
    if (error.kind === 'subscription-required' || error.kind === 'subscription-not-active')
      void this.reloadSubscription();
  }

  /** Stops reconciling when the owner leaves the page, and announces that the outcome is unknown. */
  private stopStatusChange(): void {
    this.#status.stop();
    if (this.state.kind !== 'ready' || this.state.change.kind !== 'reconciling') return;
    this.announce({ kind: 'error', message: 'detail.management.statusUnknown' });
    this.change = NO_CHANGE;
  }

  /** After the owner has left the page, the toast names the business, because another one may be shown (faults R18). */
  private announce(toast: Toast): void {
    if (this.#services.session.user === undefined) return;
    const about = this.isMounted ? undefined : this.knownBusiness;
    this.#services.toasts.show({ ...toast, about });
  }

  /** At midnight of the business, when it opens or closes, and when its subscription or trial ends. */
  private scheduleTick(): void {
    this.#cancelTick();
    const { subscription: view, knownBusiness, datesAt } = this;
    const ends = view.kind === 'present' ? [view.subscription.cancelledAt, view.subscription.trialEnd] : [];
    const changes = [
      nextDayAt(datesAt, knownBusiness?.timezone),
      this.hours?.validUntil,
      ...ends.map((end) => (end?.kind === 'instant' ? end.instant : undefined)),
    ];
    const next = Math.min(...changes.map((at) => (at !== undefined && at > datesAt ? at : Infinity)));
    this.#cancelTick = this.#services.clock.after(next - this.#services.clock.now(), this.tick);
  }

  private tick(): void {
    this.datesAt = this.#services.clock.now();
  }

  private get subscription(): SubscriptionView {
    const { state, readAt } = this.#subscription;
    if (state.kind === 'failed') return { kind: 'failed', error: state.error };
    if (state.kind === 'loading' || state.isRefreshing) return { kind: 'loading' };
    const { value: subscription } = state;
    return subscription === undefined ? { kind: 'none' } : { kind: 'present', subscription, readAt };
  }

  private async viewBusiness(signal: AbortSignal) {
    const { user } = this.#services.session;
    if (user === undefined) return undefined;
    const preferChanged = this.#services.businessCache.trackChanges();
    const viewed = await this.#services.viewBusiness.execute(user, this.businessId, signal);
    return viewed.ok ? success({ business: preferChanged(viewed.value) }) : viewed;
  }

  private async viewSubscription(signal: AbortSignal) {
    const { user } = this.#services.session;
    return user && this.#services.viewSubscription.execute(user, this.businessId, signal);
  }

  private async viewBoth(signal: AbortSignal) {
    const shownBefore = this.shown;
    const [viewed, subscription] = await Promise.all([
      this.viewBusiness(signal),
      this.viewSubscription(signal),
    ]);
    if (viewed?.ok !== true) return viewed;
    if (subscription?.ok !== true) return subscription;
    /* If something has changed since the requests were sent, the responses may be older. */
    const isUnchanged = this.isIdle && this.shown.every((each, index) => each === shownBefore[index]);
    return isUnchanged ? success({ ...viewed.value, subscription }) : undefined;
  }

  /** The objects that are shown. Each is replaced by another one when it changes. */
  private get shown(): readonly unknown[] {
    return [this.knownBusiness, this.#subscription.state, this.change];
  }

  /** Shows what was read: the business, and the subscription if both were read together. */
  private accept({ business, subscription }: LoadedBusiness): void {
    const { state: before, activationGate } = this;
    this.#services.businessCache.remember([business]);
    if (subscription === undefined || before.kind !== 'ready') return;
    this.#subscription.update(subscription.value);
    this.applyRead(subscription);
    const isSame = isActive(business) === isActive(before.business) && this.activationGate === activationGate;
    /* A failed change is no longer shown once the status or the activation gate has changed. */
    if (this.change.kind === 'failed' && !isSame) this.change = NO_CHANGE;
  }

  /** Another tab has changed its order, for which the page may wait. */
  private readPaid(): void {
    if (this.payment.pending === undefined) return;
    /* Under a dialog `viewBoth` reads no subscription. */
    void (this.isIdle ? this.#business.refreshPart(this.viewBoth) : this.refreshSubscription());
  }

  /** A page of this business that was left has changed the subscription. What this page changes it shows itself. */
  private readChanged(changed: { readonly id: BusinessId } | undefined): void {
    if (changed?.id === this.businessId && this.cancellation.state.kind === 'none')
      void this.refreshSubscription();
  }

  private async refreshSubscription(): Promise<void> {
    await this.#subscription.refresh().then(this.applyRead).then(this.loadLowestPrice);
  }

  private async loadLowestPrice(): Promise<void> {
    const { subscriptionCache } = this.#services;
    if (this.subscription.kind !== 'none' || subscriptionCache.lowestPrice !== undefined) return;
    const plans = await this.#services.listPublicPlans.execute();
    const price = lowestPrice(plans, 'monthly');
    if (price !== undefined) subscriptionCache.rememberLowestPrice(price);
  }

  /** Compares what was read with the last payment and with a failed cancellation. */
  private applyRead(viewed: ViewedSubscription | undefined): void {
    const { user } = this.#services.session;
    const isExpired = viewed?.ok === false && viewed.error.kind === 'session-expired';
    if (user !== undefined && viewed !== undefined && !isExpired)
      this.payment.update(user, viewed, this.knownBusiness?.timezone);
    if (viewed?.ok === true && viewed.value !== undefined)
      this.cancellation.clearFailureIfCancelled(viewed.value);
  }

  /** The dashboard shows the reason and, after a temporary failure, a link back (decision C35). */
  private leaveOnFailure(viewed: Result<unknown, ViewBusinessError> | undefined): void {
    if (viewed === undefined || viewed.ok || viewed.error.kind === 'session-expired') return;
    this.#services.returnPath.save({
      path: paths.business(this.businessId),
      rememberedAt: this.#services.clock.now(),
      failure: viewed.error.kind,
    });
    this.isUnavailable = true;
  }

  private expire(): void {
    void this.#services.session.expire();
  }
}
