import { makeAutoObservable, observableRef } from 'mobx';
import type { ViewBusinessError } from '@/application/business/ViewBusiness';
import { isActive, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { success } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import { canBeTriedAgain, leavingNotice } from '@/ui/business/leavingNotice';
import { OpeningHoursNow } from '@/ui/business/opening/OpeningHoursNow';
import {
  statusChangeFailure,
  type StatusAction,
  type StatusChangeError,
} from '@/ui/business/status/statusChangeFailure';
import { statusChangedMessage } from '@/ui/business/status/statusChangedMessage';
import { StatusChangeProcess, type StatusChangeProgress } from '@/ui/business/status/StatusChangeProcess';
import type { Notice } from '@/ui/shell/Notices';
import { paths } from '@/ui/shell/paths';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import type { ScreenViewModel } from '@/ui/shell/ScreenViewModel';
import { CancellationViewModel } from '@/ui/subscription/cancel/CancellationViewModel';
import { subscriptionPartOf } from '@/ui/subscription/section/SubscriptionPart';
import { LastPayment } from '@/ui/subscription/pending/LastPayment';
import {
  activationGateOf,
  isAtRest,
  isUnderWay,
  refreshed,
  type ActivationGate,
  type BusinessDetailState,
} from './BusinessDetailState';
import type {
  BusinessDetailPorts,
  BusinessDetailShell,
  BusinessDetailUseCases,
} from './BusinessDetailDependencies';
import { BusinessRefresh, type ViewedSubscription } from './BusinessRefresh';

/** The state of the page of a business: its public facts, its status and its subscription. */
export class BusinessDetailViewModel implements ScreenViewModel {
  state: BusinessDetailState;
  readonly cancellation: CancellationViewModel;
  readonly payment: LastPayment;
  readonly hours: OpeningHoursNow;
  isShown = false;
  readonly #readingBusiness = new LatestRequest();
  readonly #readingSubscription = new LatestRequest();
  readonly #refreshing: BusinessRefresh;
  readonly #status: StatusChangeProcess;
  readonly #useCases: BusinessDetailUseCases;
  readonly #ports: BusinessDetailPorts;
  readonly #shell: BusinessDetailShell;

  constructor(
    readonly businessId: BusinessId,
    useCases: BusinessDetailUseCases,
    ports: BusinessDetailPorts,
    shell: BusinessDetailShell,
  ) {
    this.#useCases = useCases;
    this.#ports = ports;
    this.#shell = shell;
    this.state = {
      kind: 'loading',
      known: shell.businessCache.find(businessId),
      subscription: { kind: 'loading' },
    };
    const notices = { show: (notice: Notice) => this.announce(notice) };
    this.cancellation = new CancellationViewModel(this, useCases, ports, { ...shell, notices });
    this.payment = new LastPayment(businessId, useCases.loadLastOrder, shell.notices);
    this.hours = new OpeningHoursNow(ports.clock);
    this.#refreshing = new BusinessRefresh(this, useCases, ports.clock, shell.session);
    makeAutoObservable(
      this,
      {
        businessId: false,
        cancellation: false,
        payment: false,
        hours: false,
        state: observableRef,
        isShown: false,
        now: false,
      },
      { autoBind: true },
    );
    this.#status = new StatusChangeProcess(businessId, useCases.lookUpStatus, this.onStatus);
  }

  get activationGate(): ActivationGate {
    if (this.state.kind !== 'ready') return 'checking';
    return activationGateOf(this.state.business, this.state.subscription);
  }

  get timeZone(): string | undefined {
    return this.state.kind === 'ready' ? this.state.business.timezone : undefined;
  }

  now(): Instant {
    return this.#ports.clock.now();
  }

  start(): void {
    this.isShown = true;
    this.#status.start();
    this.#readingSubscription.onMount();
    this.#refreshing.onMount();
    const isReading = this.#readingBusiness.onMount();
    this.hours.update();
    if (this.state.kind !== 'loading' || isReading) return;
    if (this.state.known !== undefined) this.hours.setHours(this.state.known);
    void this.loadBusiness();
    void this.loadSubscription();
  }

  dispose(): void {
    this.isShown = false;
    this.#readingBusiness.onUnmount();
    this.#readingSubscription.onUnmount();
    this.#refreshing.onUnmount();
    this.hours.stop();
    this.cancellation.stopLookup();
    this.stopStatusChange();
  }

  /** Loads the subscription again, after a failure or when its status looks out of date. */
  async reloadSubscription(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.subscription.kind === 'loading') return;
    this.to({ ...this.state, subscription: { kind: 'loading' } });
    await this.loadSubscription();
  }

  get isAtRest(): boolean {
    return isAtRest(this.state) && this.cancellation.isAtRest;
  }

  onVisible(): void {
    this.hours.update();
    void this.#refreshing.run();
  }

  showRefreshed(user: User, business: Business, subscription: ViewedSubscription): void {
    if (this.state.kind !== 'ready') return;
    this.hours.setHours(business);
    this.#shell.businessCache.remember([business]);
    const part = subscriptionPartOf(subscription);
    this.to(refreshed(this.state, business, part));
    if (part.kind === 'present') this.cancellation.forgetFailure(part.subscription);
    this.#refreshing.onRead();
    this.payment.check(user, subscription);
  }

  showSubscription(subscription: Subscription | undefined): void {
    if (this.state.kind === 'ready')
      this.to({ ...this.state, subscription: subscriptionPartOf(success(subscription)) });
  }

  /** Opens the confirmation dialog. Nothing is sent before the owner confirms (spec section 4). */
  ask(action: StatusAction): void {
    if (this.state.kind !== 'ready' || isUnderWay(this.state.change)) return;
    const isOffered = isActive(this.state.business)
      ? action === 'deactivate'
      : action === 'activate' && this.activationGate === 'open';
    if (isOffered) this.to({ ...this.state, change: { kind: 'asking', action } });
  }

  withdraw(): void {
    if (this.state.kind === 'ready' && this.state.change.kind === 'asking')
      this.to({ ...this.state, change: { kind: 'none' } });
  }

  /** Closes the question and asks whether to cancel the subscription. Nothing is sent. */
  cancelInstead(): void {
    if (this.state.kind !== 'ready' || this.state.change.kind !== 'asking') return;
    const { subscription } = this.state;
    this.withdraw();
    if (subscription.kind === 'present') this.cancellation.askFromDialog(subscription.subscription);
  }

  /** Sends the confirmed change. Repeated calls send nothing. */
  async confirm(): Promise<void> {
    if (this.state.kind !== 'ready' || this.state.change.kind !== 'asking') return;
    const { business, change } = this.state;
    this.to({ ...this.state, change: { kind: 'sending', action: change.action } });
    await this.#status.follow(change.action, this.#useCases[`${change.action}Business`].execute(business));
  }

  private onStatus(progress: StatusChangeProgress): void {
    switch (progress.kind) {
      case 'checking':
        if (this.state.kind === 'ready') this.to({ ...this.state, change: progress });
        return;
      case 'changed':
        return this.showChanged(progress.business, progress.action);
      case 'refused':
        return this.showRefused(progress.action, progress.error);
      case 'session-expired':
        return this.expire();
    }
  }

  private showChanged(business: Business, action: StatusAction): void {
    this.#shell.businessCache.rememberChanged(business);
    this.announce({ kind: 'success', message: statusChangedMessage[action] });
    if (this.state.kind === 'ready') this.to({ ...this.state, business, change: { kind: 'none' } });
  }

  private showRefused(action: StatusAction, error: StatusChangeError): void {
    const failure = statusChangeFailure(action, error);
    const isGone = error.kind === 'business-not-found';
    /* Only a page that is left needs a toast. The other one shows the failure beside the button. */
    if (isGone || !this.isShown)
      this.announce({ kind: 'error', message: failure.message, reason: failure.reason });
    if (this.state.kind !== 'ready') return;
    /* The dashboard reads the list again (faults R8). */
    if (isGone) return this.to({ kind: 'unavailable' });
    this.to({ ...this.state, change: { kind: 'failed', failure } });
    /* This refusal means that the displayed subscription is out of date, so it is loaded again. */
    if (error.kind === 'subscription-required' || error.kind === 'subscription-not-active')
      void this.reloadSubscription();
  }

  /** Stops the lookup when the owner leaves the page, and announces that it has no result. */
  private stopStatusChange(): void {
    this.#status.stop();
    if (this.state.kind !== 'ready' || this.state.change.kind !== 'checking') return;
    this.announce({ kind: 'error', message: 'detail.management.statusUnknown' });
    this.to({ ...this.state, change: { kind: 'none' } });
  }

  /** On the page of another business, a toast without the name would seem to be about that one (faults R18). */
  private announce(notice: Notice): void {
    if (this.#shell.session.user === undefined) return;
    const about = this.isShown || this.state.kind !== 'ready' ? undefined : this.state.business;
    this.#shell.notices.show({ ...notice, about });
  }

  private async loadBusiness(): Promise<void> {
    const { user } = this.#shell.session;
    if (user === undefined) return;
    const viewed = await this.#readingBusiness.run(async (signal) =>
      this.#useCases.viewBusiness.execute(user, this.businessId, signal),
    );
    if (viewed === undefined || this.state.kind !== 'loading') return;
    if (!viewed.ok) return this.leave(viewed.error);
    const { subscription } = this.state;
    this.hours.setHours(viewed.value);
    this.to({ kind: 'ready', business: viewed.value, subscription, change: { kind: 'none' } });
    this.#shell.businessCache.remember([viewed.value]);
  }

  private async loadSubscription(): Promise<void> {
    const { user } = this.#shell.session;
    if (user === undefined || !this.isShown) return;
    const viewed = await this.#readingSubscription.run(async (signal) =>
      this.#useCases.viewSubscription.execute(user, this.businessId, signal),
    );
    if (viewed === undefined) return;
    if (!viewed.ok && viewed.error.kind === 'session-expired') return this.expire();
    this.showRead(user, viewed);
  }

  private showRead(user: User, viewed: ViewedSubscription): void {
    if (this.state.kind === 'unavailable') return;
    this.to({ ...this.state, subscription: subscriptionPartOf(viewed) });
    this.#refreshing.onRead();
    this.payment.check(user, viewed);
  }

  /**
   * Shows the reason on the dashboard. After a temporary failure the dashboard also offers a link back (decision C35).
   */
  private leave(error: ViewBusinessError): void {
    if (error.kind === 'session-expired') return this.expire();
    if (canBeTriedAgain(error))
      this.#ports.returnPath.save({
        path: paths.business(this.businessId),
        rememberedAt: this.#ports.clock.now(),
      });
    this.#shell.notices.show({ kind: 'error', message: leavingNotice(error) });
    this.to({ kind: 'unavailable' });
  }

  private expire(): void {
    void this.#shell.session.expire();
  }

  private to(state: BusinessDetailState): void {
    this.state = state;
  }
}
