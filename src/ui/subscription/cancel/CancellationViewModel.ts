import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type {
  CancelSubscription,
  CancelSubscriptionError,
} from '@/application/subscription/CancelSubscription';
import type { ReconciledFailure } from '@/application/polling/reconcile';
import type { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import type { BusinessId } from '@/domain/business/BusinessId';
import {
  isCancelled,
  type Subscription,
  isTrialRunning,
  relativeDayOfEnd,
  planItemOf,
} from '@/domain/subscription/Subscription';
import { failureToast, type Toast, type Toasts } from '@/ui/shell/Toasts';
import { WriteProcess, type WriteProgress } from '@/ui/shell/WriteProcess';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { LocalTime } from '@/domain/shared/plainDate';
import { formatDate } from '@/ui/i18n/formatters';
import type { Entitlement, PlanId } from '@/domain/subscription/Plan';
import type { ChangeFailureText } from '@/ui/i18n/ChangeFailureText';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/useTranslation';

export type CancellationState =
  | { readonly kind: 'none' }
  /** The owner keeps the subscription. The opening button is gone, so SubscriptionCard focuses its heading. */
  | { readonly kind: 'kept' }
  /** The dialog is open, for the first time or with the failure of the last attempt. */
  | {
      readonly kind: 'asking';
      readonly subscription: Subscription;
      readonly failure: ChangeFailureText | undefined;
    }
  | { readonly kind: 'sending'; readonly subscription: Subscription }
  /**
   * The response was lost, and the subscription is being reconciled. Or a page of the business that was left still waits
   * for the response. Until then no cancellation can be sent. `isPaused`: that waits for a connection.
   */
  | { readonly kind: 'reconciling'; readonly isPaused: boolean }
  /** The reconciliation found no cancellation or no result. Or a payment is awaited, and nothing was sent. */
  | { readonly kind: 'failed'; readonly failure: ChangeFailureText }
  /** The subscription is cancelled. The opening button is gone, so SubscriptionCard focuses its heading. */
  | { readonly kind: 'done' };

interface CancellationHost {
  readonly businessId: BusinessId;
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
  readonly isMounted: boolean;
  /** @param subscription The subscription after the cancellation, if there still is one. */
  showSubscription(subscription: Subscription | undefined): void;
  /** Shows that a payment is awaited. */
  showPendingPayment(): void;
}

/** The use cases, ports and view models outside the page that the cancellation uses. */
export interface CancellationServices {
  readonly cancelSubscription: Pick<CancelSubscription, 'execute' | 'reconcile'>;
  readonly listPlanFeatures: Pick<ListPlanFeatures, 'execute'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly toasts: Pick<Toasts, 'show'>;
  readonly subscriptionCache: {
    readonly cancelling: Set<BusinessId>;
    expireChanged(id: BusinessId): void;
  };
}

const RECONCILING: CancellationState = { kind: 'reconciling', isPaused: false };

/** The cancellation of a subscription: dialog, request and result (spec section 4). */
export class CancellationViewModel {
  private ofThisPage: CancellationState = { kind: 'none' };
  /** Undefined while they are being read. */
  features: readonly Entitlement[] | undefined;
  #featuresPlanId: PlanId | undefined;
  /** Whether the button that opened the dialog is gone, so that the focus cannot return to it. */
  #isOpenerGone = false;
  readonly #cancellation = new WriteProcess(() => this.#host.isMounted);
  readonly #host: CancellationHost;
  readonly #services: CancellationServices;

  constructor(host: CancellationHost, services: CancellationServices) {
    this.#host = host;
    this.#services = services;
    makeAutoObservable<this, 'ofThisPage'>(
      this,
      { ofThisPage: observableRef, features: observableRef },
      { autoBind: true },
    );
  }

  get state(): CancellationState {
    const { ofThisPage } = this;
    const isUnanswered = this.#services.subscriptionCache.cancelling.has(this.#host.businessId);
    return isUnanswered && ofThisPage.kind !== 'sending' ? RECONCILING : ofThisPage;
  }

  /** Whether a cancellation was sent whose result is not known yet. */
  get isUnderWay(): boolean {
    return this.state.kind === 'sending' || this.state.kind === 'reconciling';
  }

  /** Whether no dialog is open and no result is awaited. */
  get isIdle(): boolean {
    return this.state.kind !== 'asking' && !this.isUnderWay;
  }

  /**
   * Opens the dialog. Nothing is sent before the owner confirms.
   * @param isOpenerGone The dialog replaces another one, so that the focus cannot return to a button.
   */
  ask(subscription: Subscription, { isOpenerGone = false }: { readonly isOpenerGone?: boolean } = {}): void {
    if (this.isUnderWay || isCancelled(subscription)) return;
    this.#isOpenerGone = isOpenerGone;
    this.to({ kind: 'asking', subscription, failure: undefined });
    void this.readFeatures(planItemOf(subscription)?.id);
  }

  closeQuestion(): void {
    if (this.state.kind === 'asking') this.to({ kind: this.#isOpenerGone ? 'kept' : 'none' });
  }

  /** Sends the cancellation. Repeated calls send nothing. */
  async confirm(): Promise<void> {
    const { user } = this.#services.session;
    if (this.state.kind !== 'asking' || user === undefined) return;
    const { subscription } = this.state;
    this.to({ kind: 'sending', subscription });
    const { cancelSubscription, subscriptionCache } = this.#services;
    const { businessId } = this.#host;
    subscriptionCache.cancelling.add(businessId);
    await this.#cancellation.run(
      cancelSubscription.execute(user, businessId, subscription),
      (onPauseChange) => cancelSubscription.reconcile(businessId, onPauseChange),
      (progress) => this.onProgress(progress, subscription),
    );
  }

  /**
   * Called with each subscription that is read. Removes the failure if the subscription cannot be cancelled any more.
   */
  clearFailureIfCancelled(subscription: Subscription): void {
    if (this.state.kind === 'failed' && isCancelled(subscription)) this.to({ kind: 'none' });
  }

  /** Called when the owner leaves the page. A toast says that the outcome of a running reconciliation is unknown. */
  stopReconciling(): void {
    this.#cancellation.stop();
    if (this.ofThisPage.kind === 'reconciling') this.announceOutcomeUnknown();
  }

  /** Reads nothing if the features of the plan are known. */
  private async readFeatures(id: PlanId | undefined): Promise<void> {
    if (id === this.#featuresPlanId && this.features !== undefined && this.features.length > 0) return;
    this.#featuresPlanId = id;
    this.showFeatures(id === undefined ? [] : undefined);
    if (id === undefined) return;
    const features = await this.#services.listPlanFeatures.execute(id);
    if (id === this.#featuresPlanId) this.showFeatures(features);
  }

  private showFeatures(features: readonly Entitlement[] | undefined): void {
    this.features = features;
  }

  private onProgress(
    progress: WriteProgress<Subscription | undefined, CancellationFailure>,
    subscription: Subscription,
  ): void {
    this.#services.subscriptionCache.cancelling.delete(this.#host.businessId);
    switch (progress.kind) {
      case 'reconciling':
        return this.to(progress);
      case 'done':
        return this.finish(progress.value);
      case 'failed':
        return this.fail(progress.error, subscription);
      case 'session-expired':
        void this.#services.session.expire();
        return this.to({ kind: 'none' });
    }
  }

  private finish(subscription: Subscription | undefined): void {
    this.#host.showSubscription(subscription);
    this.expireCache();
    this.#services.toasts.show(
      cancellationToast(subscription, { now: this.#services.clock.now(), timeZone: this.#host.timeZone }),
    );
    this.to({ kind: 'done' });
  }

  private fail(error: CancellationFailure, subscription: Subscription): void {
    if (error.kind === 'business-id-missing') return this.to({ kind: 'none' });
    const failure = cancellationFailure(error);
    switch (error.kind) {
      case 'not-executed':
        this.#host.showSubscription(error.value);
        return this.announceFailure(failure, { kind: 'failed', failure });
      case 'outcome-unknown':
        if (!this.#host.isMounted) return this.announceOutcomeUnknown();
        this.expireCache();
        return this.announceFailure(failure, { kind: 'failed', failure });
      case 'payment-pending':
        if (!this.#host.isMounted) return this.announceFailure(failure);
        this.#host.showPendingPayment();
        /* The page gives the reason while the payment is checked, and no longer afterwards. */
        return this.announceFailure(failure, { kind: 'failed', failure: { message: failure.message } });
      default:
        return this.announceFailure(
          failure,
          this.#host.isMounted ? { kind: 'asking', subscription, failure } : undefined,
        );
    }
  }

  private announceOutcomeUnknown(): void {
    this.expireCache();
    this.announceFailure({ message: 'subscription.cancel.unknown' });
  }

  /** The dashboard may have cached the subscription as it was before the cancellation. */
  private expireCache(): void {
    this.#services.subscriptionCache.expireChanged(this.#host.businessId);
  }

  /** @param shownAs How the open page shows the failure. After the owner has left the page, a toast shows it. */
  private announceFailure(failure: ChangeFailureText, shownAs?: CancellationState): void {
    this.#services.toasts.show({ ...failureToast(failure), isHistoryOnly: shownAs !== undefined });
    this.to(shownAs ?? { kind: 'none' });
  }

  private to(state: CancellationState): void {
    this.ofThisPage = state;
  }
}

/** The toast after a cancellation. It says when the subscription ends or has ended, if that is known. */
export function cancellationToast(subscription: Subscription | undefined, at: LocalTime): Toast {
  const kind = 'success';
  const cancelledAt = subscription?.cancelledAt;
  if (cancelledAt === undefined) return { kind, message: 'subscription.cancel.done' };
  const relativeDay = relativeDayOfEnd(cancelledAt, at);
  if (relativeDay === 'today') return { kind, message: 'subscription.cancel.doneToday' };
  const values = { date: formatDate(cancelledAt, at.timeZone) };
  if (relativeDay === 'past') return { kind, message: 'subscription.cancel.donePast', values };
  return subscription !== undefined && isTrialRunning(subscription, at)
    ? { kind, message: 'subscription.cancel.doneTrialUntil', values }
    : { kind, message: 'subscription.cancel.doneUntil', values };
}

/** An expired session redirects to the sign-in, and a lost response is reconciled first. */
type CancellationFailure =
  | Exclude<CancelSubscriptionError, { readonly kind: 'session-expired' | 'outcome-unknown' }>
  | ReconciledFailure<Subscription | undefined>;

/** The errors that are shown. The use case reports a missing id to diagnostics. */
type ShownCancellationError = Exclude<CancellationFailure, { readonly kind: 'business-id-missing' }>;

const REFUSED: TextKey = 'subscription.cancellation_error';
const TRY_AGAIN: TextKey = 'subscription.cancel.failedTryAgain';

/** Maps an error to its texts. A refusal and a missing response have different texts (spec section 8). */
function cancellationFailure(error: ShownCancellationError): ChangeFailureText {
  switch (error.kind) {
    case 'refused':
      return error.retryAfter === undefined
        ? { message: REFUSED, detail: serverText(error.message), support: supportDetails(error) }
        : { message: REFUSED, retryAfter: error.retryAfter, since: error.request?.receivedAt };
    case 'forbidden':
      return {
        message: REFUSED,
        reason: errorMessage(error),
        detail: serverText(error.message),
        support: supportDetails(error),
      };
    case 'business-not-found':
      return { message: REFUSED, reason: errorMessage(error) };
    case 'in-progress':
      return {
        message: 'subscription.wizard.failure.title.in-progress',
        reason: 'subscription.wizard.failure.text.in-progress',
      };
    case 'payment-pending':
      return { message: REFUSED, reason: 'subscription.cancel.afterPayment' };
    case 'offline':
    case 'unavailable':
      return { message: TRY_AGAIN, reason: errorMessage(error) };
    case 'not-executed':
      return { message: TRY_AGAIN, reason: 'subscription.cancel.stillRunning' };
    case 'outcome-unknown':
      return { message: 'subscription.cancel.unknown', reason: 'subscription.cancel.unknownText' };
  }
}
