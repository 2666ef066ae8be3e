import type { AwaitSubscription } from '@/application/subscription/AwaitSubscription';
import type { LoadLastOrder } from '@/application/subscription/LoadLastOrder';
import type { ViewSubscription } from '@/application/subscription/ViewSubscription';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { BusinessCache } from '@/ui/business/BusinessCache';
import { statusChangeFailure, type StatusChangeError } from '@/ui/business/status/statusChangeFailure';
import {
  StatusChangeProcess,
  type StatusChangeProgress,
  type StatusChangeUseCases,
} from '@/ui/business/status/StatusChangeProcess';
import { canActivate } from '@/ui/subscription/wizard/done/doneFacts';
import type {
  Activation,
  ActivationFailure,
  DoneState,
  OrderSummary,
  SubscriptionAfterOrder,
} from './WizardState';

/** What AfterOrderProcess reports. */
type AfterOrderProgress = DoneState | { readonly kind: 'session-expired' };

export interface AfterOrderUseCases extends Omit<StatusChangeUseCases, 'deactivateBusiness'> {
  readonly viewSubscription: Pick<ViewSubscription, 'execute'>;
  readonly awaitSubscription: Pick<AwaitSubscription, 'execute'>;
  readonly loadLastOrder: Pick<LoadLastOrder, 'execute' | 'recordOutcome'>;
}

/** The last step: reads the subscription after the order, and activates the business (decision C87). */
export class AfterOrderProcess {
  #current: DoneState | undefined;
  #waiting: ReturnType<AwaitSubscription['execute']> | undefined;
  #isStopped = false;
  readonly #status: StatusChangeProcess;

  constructor(
    private readonly businessId: BusinessId,
    private readonly owner: () => User | undefined,
    private readonly useCases: AfterOrderUseCases,
    private readonly businessCache: Pick<BusinessCache, 'rememberChanged'>,
    private readonly report: (progress: AfterOrderProgress) => void,
  ) {
    this.#status = new StatusChangeProcess(businessId, useCases.reconcileStatus, (progress) =>
      this.#onStatus(progress),
    );
  }

  start(): void {
    this.#isStopped = false;
    this.#status.start();
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting?.stop();
    this.#status.stop();
  }

  async finish(summary: OrderSummary): Promise<void> {
    this.#to({ kind: 'done', summary, activation: { kind: 'none' } });
    await this.#readSubscription();
  }

  /** Needs no confirmation, because the text above the button says what activating does. */
  activate(): void {
    if (this.#current === undefined || !canActivate(this.#current)) return;
    this.#toActivation({ kind: 'sending' });
    const sent = this.useCases.activateBusiness.execute(this.#current.summary.business);
    void this.#status.reportResult('activate', sent);
  }

  async #readSubscription(): Promise<void> {
    const owner = this.owner();
    if (owner === undefined) return this.#toAfterwards({ kind: 'unread' });
    const read = await this.useCases.viewSubscription.execute(owner, this.businessId);
    if (!read.ok)
      return read.error.kind === 'session-expired'
        ? this.report(read.error)
        : this.#toAfterwards({ kind: 'unread' });
    const order = this.useCases.loadLastOrder.execute(owner, this.businessId, read.value);
    this.useCases.loadLastOrder.recordOutcome(owner, this.businessId, read.value);
    if (read.value !== undefined && order?.kind !== 'being-set-up')
      return this.#toAfterwards({ kind: 'read', subscription: read.value });
    /* An earlier read has shown the subscription, so it is not being set up, but has ended. */
    if (order?.kind === 'confirmed') return this.#toAfterwards({ kind: 'unread' });
    this.#toAfterwards({ kind: 'missing' });
    await this.#waitForSetUp(owner);
  }

  /** Polls until the service returns the subscription. */
  async #waitForSetUp(owner: User): Promise<void> {
    if (this.#isStopped) return;
    this.#waiting = this.useCases.awaitSubscription.execute(this.businessId);
    const finding = await this.#waiting.finding;
    if (finding.kind === 'session-expired') return this.report(finding);
    if (finding.kind !== 'present') return;
    const { subscription } = finding;
    /* Confirms the order in the journal, so that another tab can send the next one. */
    this.useCases.loadLastOrder.recordOutcome(owner, this.businessId, subscription);
    this.#toAfterwards({ kind: 'read', subscription });
  }

  #onStatus(progress: StatusChangeProgress): void {
    switch (progress.kind) {
      case 'reconciling':
        return this.#toActivation(progress);
      case 'changed':
        this.businessCache.rememberChanged(progress.business);
        return this.#toActivation({ kind: 'activated' }, { business: progress.business });
      case 'failed':
        return this.#fail(progress.error);
      case 'session-expired':
        return this.report(progress);
    }
  }

  #fail(error: StatusChangeError): void {
    const failure = activationFailure(error);
    const isOutdated = failure.isSubscriptionMissing;
    this.#toActivation({ kind: 'failed', failure }, isOutdated ? { afterwards: { kind: 'reading' } } : {});
    if (isOutdated) void this.#readSubscription();
  }

  #toActivation(activation: Activation, changes: Partial<OrderSummary> = {}): void {
    if (this.#current === undefined) return;
    this.#to({ ...this.#current, summary: { ...this.#current.summary, ...changes }, activation });
  }

  #toAfterwards(afterwards: SubscriptionAfterOrder): void {
    if (this.#current === undefined) return;
    this.#to({ ...this.#current, summary: { ...this.#current.summary, afterwards } });
  }

  #to(state: DoneState): void {
    this.#current = state;
    this.report(state);
  }
}

function activationFailure(error: StatusChangeError): ActivationFailure {
  const { message: _, ...details } = statusChangeFailure('activate', error);
  return {
    ...details,
    isUnknown: error.kind === 'outcome-unknown',
    isSubscriptionMissing: error.kind === 'subscription-required' || error.kind === 'subscription-not-active',
  };
}
