import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type {
  CancelSubscription,
  CancelSubscriptionError,
} from '@/application/subscription/CancelSubscription';
import type { ReconciledFailure, WriteOutcome } from '@/application/polling/reconcile';
import type { ReconcileCancellation } from '@/application/subscription/ReconcileCancellation';
import type { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import type { BusinessId } from '@/domain/business/BusinessId';
import {
  actionsOf,
  type Subscription,
  isInTrial,
  tenseOfEnd,
  planItemOf,
} from '@/domain/subscription/Subscription';
import type { Toast, Toasts } from '@/ui/shell/Toasts';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import type { Instant } from '@/domain/shared/instant';
import { formatDate } from '@/ui/i18n/formatters';
import type { Entitlement, PlanId } from '@/domain/subscription/Plan';
import type { ChangeFailure } from '@/ui/i18n/ChangeFailure';
import { errorMessage } from '@/ui/i18n/errorMessage';
import { serverText } from '@/ui/i18n/serverText';
import { supportDetails } from '@/ui/i18n/supportDetails';
import type { TextKey } from '@/ui/i18n/Texts';

export type CancellationState =
  | { readonly kind: 'none' }
  /** The owner keeps the subscription. The button that opened the dialog no longer exists. */
  | { readonly kind: 'kept' }
  /** The dialog asks the owner, for the first time or after a failure. */
  | {
      readonly kind: 'asking';
      readonly subscription: Subscription;
      readonly failure: ChangeFailure | undefined;
    }
  | { readonly kind: 'sending'; readonly subscription: Subscription }
  /** The response was lost and the subscription is being reconciled. Meanwhile the cancellation cannot be sent again. */
  | {
      readonly kind: 'reconciling';
      readonly subscription: Subscription;
      /** Reconciling waits for a connection. */
      readonly isPaused: boolean;
    }
  /** Reconciling found no cancellation. */
  | { readonly kind: 'failed'; readonly failure: ChangeFailure }
  /** The subscription is cancelled. The button that opened the dialog no longer exists. */
  | { readonly kind: 'done' };

/** The screen that contains the cancellation. */
export interface CancellationHost {
  readonly businessId: BusinessId;
  /** The time zone of the business, for the dates. */
  readonly timeZone: string | undefined;
  readonly isMounted: boolean;
  /** Shows the subscription after the change. Undefined when there is none any more. */
  showSubscription(subscription: Subscription | undefined): void;
}

export interface CancellationUseCases {
  readonly cancelSubscription: Pick<CancelSubscription, 'execute'>;
  readonly reconcileCancellation: Pick<ReconcileCancellation, 'execute'>;
  readonly listPlanFeatures: Pick<ListPlanFeatures, 'execute'>;
}

interface CancellationPorts {
  readonly clock: Pick<Clock, 'now'>;
}

/** The view models outside the page that the cancellation uses. */
export interface CancellationShell {
  readonly session: Pick<SessionViewModel, 'user' | 'expire'>;
  readonly toasts: Pick<Toasts, 'show'>;
  readonly subscriptionCache: { expireChanged(id: BusinessId): void };
}

/** The cancellation of a subscription: confirmation, a single request and its result (spec section 4). */
export class CancellationViewModel {
  state: CancellationState = { kind: 'none' };
  readonly planFeatures: EndingFeatures;
  /** Whether the button that opened the dialog is gone, so that the focus cannot return to it. */
  #isOpenerGone = false;
  #reconciliation: ReturnType<ReconcileCancellation['execute']> | undefined;
  readonly #host: CancellationHost;
  readonly #useCases: CancellationUseCases;
  readonly #ports: CancellationPorts;
  readonly #shell: CancellationShell;

  constructor(
    host: CancellationHost,
    useCases: CancellationUseCases,
    ports: CancellationPorts,
    shell: CancellationShell,
  ) {
    this.#host = host;
    this.#useCases = useCases;
    this.#ports = ports;
    this.#shell = shell;
    this.planFeatures = new EndingFeatures(useCases.listPlanFeatures);
    makeAutoObservable(this, { state: observableRef, planFeatures: false }, { autoBind: true });
  }

  /** Whether a cancellation was sent whose result is unknown. */
  get isUnderWay(): boolean {
    return this.state.kind === 'sending' || this.state.kind === 'reconciling';
  }

  /** Whether no dialog is open and no result is awaited. */
  get isAtRest(): boolean {
    return this.state.kind !== 'asking' && !this.isUnderWay;
  }

  /** Opens the dialog. Nothing is sent before the owner confirms. */
  ask(subscription: Subscription): void {
    this.open(subscription, false);
  }

  /** Opens the dialog from another one, which closes. */
  askFromDialog(subscription: Subscription): void {
    this.open(subscription, true);
  }

  closeQuestion(): void {
    if (this.state.kind === 'asking') this.to({ kind: this.#isOpenerGone ? 'kept' : 'none' });
  }

  /** Sends the cancellation. Repeated calls send nothing. */
  async confirm(): Promise<void> {
    const { user } = this.#shell.session;
    if (this.state.kind !== 'asking' || user === undefined) return;
    const { subscription } = this.state;
    this.to({ kind: 'sending', subscription });
    const cancelled = await this.#useCases.cancelSubscription.execute(
      user,
      this.#host.businessId,
      subscription,
    );
    if (cancelled.ok) this.finish(cancelled.value);
    else this.fail(cancelled.error, subscription);
  }

  /** Called after each read. Drops a failure once the subscription can no longer be cancelled. */
  forgetFailure(subscription: Subscription): void {
    if (this.state.kind === 'failed' && !actionsOf(subscription).includes('cancel'))
      this.to({ kind: 'none' });
  }

  /** Stops when the owner leaves the page, and announces that the outcome is unknown. */
  stopReconciling(): void {
    this.#reconciliation?.stop();
    if (this.state.kind === 'reconciling') this.announceUnknown();
  }

  private open(subscription: Subscription, isOpenerGone: boolean): void {
    if (this.isUnderWay || !actionsOf(subscription).includes('cancel')) return;
    this.#isOpenerGone = isOpenerGone;
    this.to({ kind: 'asking', subscription, failure: undefined });
    void this.planFeatures.read(subscription);
  }

  private async reconcile(subscription: Subscription): Promise<void> {
    const check = (isPaused: boolean): void => this.to({ kind: 'reconciling', subscription, isPaused });
    check(false);
    this.#reconciliation = this.#useCases.reconcileCancellation.execute(this.#host.businessId, check);
    this.conclude(await this.#reconciliation.finding);
  }

  private conclude(outcome: WriteOutcome<Subscription | undefined>): void {
    switch (outcome.kind) {
      case 'executed':
        return this.finish(outcome.value);
      case 'session-expired':
        void this.#shell.session.expire();
        return this.to({ kind: 'none' });
      case 'not-executed':
        this.#host.showSubscription(outcome.value);
        return this.to({ kind: 'failed', failure: cancellationFailure(outcome) });
      case 'outcome-unknown':
        this.expireCache();
        return this.to({ kind: 'failed', failure: cancellationFailure(outcome) });
    }
  }

  private finish(subscription: Subscription | undefined): void {
    this.#host.showSubscription(subscription);
    this.expireCache();
    this.#shell.toasts.show(cancellationToast(subscription, this.#ports.clock.now(), this.#host.timeZone));
    this.to({ kind: 'done' });
  }

  private fail(error: CancelSubscriptionError, subscription: Subscription): void {
    switch (error.kind) {
      case 'session-expired':
        void this.#shell.session.expire();
        return this.to({ kind: 'none' });
      case 'business-id-missing':
        return this.to({ kind: 'none' });
      case 'outcome-unknown':
        if (!this.#host.isMounted) return this.announceUnknown();
        void this.reconcile(subscription);
        return;
      default: {
        const failure = cancellationFailure(error);
        if (!this.#host.isMounted) return this.announceFailure(failure);
        return this.to({ kind: 'asking', subscription, failure });
      }
    }
  }

  private announceUnknown(): void {
    this.expireCache();
    this.announceFailure({ message: 'subscription.cancel.unknown' });
  }

  /** The dashboard may have cached the subscription as it was before the cancellation. */
  private expireCache(): void {
    this.#shell.subscriptionCache.expireChanged(this.#host.businessId);
  }

  /** Shows a toast instead of the dialog, because the owner has left the page. */
  private announceFailure({ message, reason }: Pick<Toast, 'message' | 'reason'>): void {
    this.#shell.toasts.show({ kind: 'error', message, reason });
    this.to({ kind: 'none' });
  }

  private to(state: CancellationState): void {
    this.state = state;
  }
}

/**
 * The toast after a cancellation. It tells until when the subscription can be used, or that it has ended (decision
 * C54).
 */
export function cancellationToast(
  subscription: Subscription | undefined,
  now: Instant,
  timeZone: string | undefined,
): Toast {
  const kind = 'success';
  const cancelledAt = subscription?.cancelledAt;
  if (cancelledAt === undefined) return { kind, message: 'subscription.cancel.done' };
  const tense = tenseOfEnd(cancelledAt, now, timeZone);
  if (tense === 'today') return { kind, message: 'subscription.cancel.doneToday' };
  const values = { date: formatDate(cancelledAt, timeZone) };
  if (tense === 'past') return { kind, message: 'subscription.cancel.donePast', values };
  return subscription !== undefined && isInTrial(subscription)
    ? { kind, message: 'subscription.cancel.doneTrialUntil', values }
    : { kind, message: 'subscription.cancel.doneUntil', values };
}

/** The features of the plan that end with a subscription. Undefined while they are being read. */
class EndingFeatures {
  features: readonly Entitlement[] | undefined = undefined;
  #planId: PlanId | undefined;
  readonly #listPlanFeatures: Pick<ListPlanFeatures, 'execute'>;

  constructor(listPlanFeatures: Pick<ListPlanFeatures, 'execute'>) {
    this.#listPlanFeatures = listPlanFeatures;
    makeAutoObservable(this, { features: observableRef });
  }

  /** Reads the features once. Reads them again when the dialog reopens after a failure. */
  async read(subscription: Subscription): Promise<void> {
    const id = planItemOf(subscription)?.id;
    if (id === this.#planId && this.features !== undefined && this.features.length > 0) return;
    this.#planId = id;
    this.show(id === undefined ? [] : undefined);
    if (id === undefined) return;
    const features = await this.#listPlanFeatures.execute(id);
    if (id === this.#planId) this.show(features);
  }

  private show(features: readonly Entitlement[] | undefined): void {
    this.features = features;
  }
}

/**
 * The errors that are shown. An expired session redirects to sign-in, a missing id is only logged, and a lost response
 * is reconciled first.
 */
type ShownCancellationError =
  | Exclude<
      CancelSubscriptionError,
      { readonly kind: 'session-expired' | 'business-id-missing' | 'outcome-unknown' }
    >
  | ReconciledFailure<Subscription | undefined>;

const REFUSED: TextKey = 'subscription.cancellation_error';
const TRY_AGAIN: TextKey = 'subscription.cancel.failedTryAgain';

/** Maps an error to its texts. A refusal has another text than a missing response (spec section 8). */
function cancellationFailure(error: ShownCancellationError): ChangeFailure {
  switch (error.kind) {
    case 'refused':
      return error.retryAfter === undefined
        ? { message: REFUSED, detail: serverText(error.message), support: supportDetails(error) }
        : { message: REFUSED, retryAfter: error.retryAfter };
    case 'forbidden':
    case 'business-not-found':
      return { message: REFUSED, reason: errorMessage(error), support: supportDetails(error) };
    case 'offline':
      return { message: TRY_AGAIN, reason: errorMessage(error) };
    case 'not-executed':
      return { message: TRY_AGAIN, reason: 'subscription.cancel.stillRunning' };
    case 'outcome-unknown':
      return { message: 'subscription.cancel.unknown', reason: 'subscription.cancel.unknownText' };
  }
}
