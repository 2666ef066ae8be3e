import type { ChangeStatus, StatusAction, ShownStatusError } from '@/application/business/ChangeStatus';
import type { WriteOutcome } from '@/application/polling/reconcile';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';

export interface StatusChangeUseCases {
  readonly changeStatus: Pick<ChangeStatus, 'execute'>;
  readonly reconcileStatus: Pick<ChangeStatus, 'reconcile'>;
}

/** What StatusChangeProcess reports. */
export type StatusChangeProgress =
  /**
   * The response was lost, and the status is being reconciled. `isPaused`: the reconciliation waits for a connection.
   */
  | { readonly kind: 'reconciling'; readonly action: StatusAction; readonly isPaused: boolean }
  | { readonly kind: 'changed'; readonly action: StatusAction; readonly business: Business }
  | { readonly kind: 'failed'; readonly action: StatusAction; readonly error: ShownStatusError }
  | { readonly kind: 'session-expired' };

const EXPIRED = { kind: 'session-expired' } as const;

/** Reports the result of a sent status change, and reconciles the status if the response was lost (faults B.4). */
export class StatusChangeProcess {
  #isStopped = false;
  #reconciliation: ReturnType<ChangeStatus['reconcile']> | undefined;

  constructor(
    private readonly businessId: BusinessId,
    private readonly reconcileStatus: StatusChangeUseCases['reconcileStatus'],
    private readonly report: (progress: StatusChangeProgress) => void,
  ) {}

  start(): void {
    this.#isStopped = false;
  }

  /** Stops reconciling when the owner leaves the page (faults R18). */
  stop(): void {
    this.#isStopped = true;
    this.#reconciliation?.stop();
  }

  /**
   * Resolves once the use case has answered, and does not wait for a reconciliation.
   * @param result The promise of the use case.
   */
  async reportResult(action: StatusAction, result: ReturnType<ChangeStatus['execute']>): Promise<void> {
    const changed = await result;
    if (changed.ok) return this.report({ kind: 'changed', action, business: changed.value });
    if (changed.error.kind === 'session-expired') return this.report(EXPIRED);
    if (changed.error.kind === 'outcome-unknown') return void this.#reconcile(action);
    this.report({ kind: 'failed', action, error: changed.error });
  }

  async #reconcile(action: StatusAction): Promise<void> {
    if (this.#isStopped) return this.report({ kind: 'failed', action, error: { kind: 'outcome-unknown' } });
    const reportReconciling = (isPaused: boolean): void =>
      this.report({ kind: 'reconciling', action, isPaused });
    reportReconciling(false);
    this.#reconciliation = this.reconcileStatus.reconcile(this.businessId, action, reportReconciling);
    this.report(progressFrom(action, await this.#reconciliation.outcome));
  }
}

function progressFrom(action: StatusAction, outcome: WriteOutcome<Business>): StatusChangeProgress {
  switch (outcome.kind) {
    case 'executed':
      return { kind: 'changed', action, business: outcome.value };
    case 'session-expired':
      return EXPIRED;
    case 'not-executed':
    case 'outcome-unknown':
      return { kind: 'failed', action, error: outcome };
  }
}
