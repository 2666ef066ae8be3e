import type { ShownChangeStatusError } from '@/application/business/ChangeStatus';
import type { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import { isAsBefore } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import { statusChangeFailure } from '@/ui/business/status/statusChangeFailure';
import { WriteProcess, type WriteProgress } from '@/ui/shell/WriteProcess';
import { canActivate } from '@/ui/subscription/wizard/done/doneFacts';
import { failureToast } from '@/ui/shell/Toasts';
import type { WizardServices } from './WizardServices';
import type {
  Activation,
  ActivationFailure,
  DoneState,
  OrderSummary,
  SubscriptionAfterOrder,
} from './WizardState';

/** The last step: reads the subscription after the order, and activates the business (decision C87). */
export class AfterOrderProcess {
  #current: DoneState | undefined;
  #waiting: ReturnType<AwaitSubscription['execute']> | undefined;
  #isStopped = false;
  readonly #status = new WriteProcess(() => !this.#isStopped);

  constructor(
    private readonly businessId: BusinessId,
    private readonly services: WizardServices,
    private readonly report: (progress: DoneState | { readonly kind: 'session-expired' }) => void,
  ) {}

  start(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting?.stop();
    this.#status.stop();
  }

  async show(summary: OrderSummary): Promise<void> {
    this.#to({ kind: 'done', summary, activation: { kind: 'none' } });
    await this.#readSubscription();
  }

  /** Needs no confirmation, because the text above the button says what activating does. */
  activate(): void {
    if (this.#current === undefined || !canActivate(this.#current)) return;
    this.#setActivation({ kind: 'sending' });
    const { changeStatus } = this.services;
    void this.#status.run(
      changeStatus.execute('activate', this.#current.summary.business),
      (onPauseChange) => changeStatus.reconcile(this.businessId, 'activate', onPauseChange),
      (progress) => this.#onStatus(progress),
    );
  }

  get #timeZone(): string | undefined {
    return this.#current?.summary.business.timezone;
  }

  async #readSubscription(): Promise<void> {
    const { updateLastOrder, session, viewSubscription } = this.services;
    const { user: owner } = session;
    if (owner === undefined) return this.#setSubscription({ kind: 'unread' });
    const read = await viewSubscription.execute(owner, this.businessId);
    if (!read.ok)
      return read.error.kind === 'session-expired'
        ? this.report(read.error)
        : this.#setSubscription({ kind: 'unread' });
    const order = updateLastOrder.execute(owner, this.businessId, read.value, this.#timeZone);
    const isNew = this.#current?.summary.order.kind === 'create';
    if (read.value !== undefined && !(isNew && order?.kind === 'being-set-up'))
      return this.#setSubscription(
        this.#isFromBeforeUpdate(read.value)
          ? { kind: 'not-shown-yet' }
          : { kind: 'read', subscription: read.value },
      );
    /* No new subscription is expected: the order changed an existing one, or the new one was shown by an earlier read
       and has ended since. */
    if (!isNew || order?.kind === 'confirmed') return this.#setSubscription({ kind: 'unread' });
    this.#setSubscription({ kind: 'not-shown-yet' });
    await this.#waitForSetUp(owner);
  }

  #isFromBeforeUpdate(subscription: Subscription): boolean {
    const order = this.#current?.summary.order;
    return order?.kind === 'update' && isAsBefore(order, subscription);
  }

  async #waitForSetUp(owner: User): Promise<void> {
    if (this.#isStopped) return;
    this.#waiting = this.services.awaitSubscription.execute(this.businessId, this.#timeZone);
    const outcome = await this.#waiting.outcome;
    if (outcome.kind === 'session-expired') return this.report(outcome);
    if (outcome.kind !== 'executed' || outcome.value === undefined) return;
    const subscription = outcome.value;
    /* So that another tab can send the next order. */
    this.services.updateLastOrder.execute(owner, this.businessId, subscription, this.#timeZone);
    this.#setSubscription({ kind: 'read', subscription });
  }

  #onStatus(progress: WriteProgress<Business, ShownChangeStatusError>): void {
    switch (progress.kind) {
      case 'reconciling':
        return this.#setActivation(progress);
      case 'done':
        this.services.businessCache.rememberStatus(progress.value);
        return this.#setActivation({ kind: 'activated' }, { business: progress.value });
      case 'failed':
        return this.#fail(progress.error);
      case 'session-expired':
        return this.report(progress);
    }
  }

  #fail(error: ShownChangeStatusError): void {
    const failure = activationFailure(error);
    this.services.toasts.show({ ...failureToast(failure), isHistoryOnly: true });
    const isOutdated = failure.isSubscriptionMissing;
    this.#setActivation(
      { kind: 'failed', failure },
      isOutdated ? { subscriptionAfter: { kind: 'reading' } } : {},
    );
    if (isOutdated) void this.#readSubscription();
  }

  #setSubscription(subscriptionAfter: SubscriptionAfterOrder): void {
    if (this.#current !== undefined) this.#setActivation(this.#current.activation, { subscriptionAfter });
  }

  #setActivation(activation: Activation, changes: Partial<OrderSummary> = {}): void {
    if (this.#current === undefined) return;
    this.#to({ ...this.#current, summary: { ...this.#current.summary, ...changes }, activation });
  }

  #to(state: DoneState): void {
    this.#current = state;
    this.report(state);
  }
}

function activationFailure(error: ShownChangeStatusError): ActivationFailure {
  return {
    ...statusChangeFailure('activate', error),
    isUnknown: error.kind === 'outcome-unknown',
    isSubscriptionMissing: error.kind === 'subscription-required' || error.kind === 'subscription-not-active',
  };
}
