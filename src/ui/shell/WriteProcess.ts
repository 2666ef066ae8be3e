import type { ReconciledFailure, WriteOutcome } from '@/application/polling/reconcile';
import type { OnPauseChange, Poll } from '@/application/polling/startPoll';
import type { Result } from '@/domain/shared/result';

/** The errors of a write that are not shown as its failure. */
type Undecided = { readonly kind: 'session-expired' } | { readonly kind: 'outcome-unknown' };

/** What WriteProcess reports. */
export type WriteProgress<Value, Failure> =
  /** The response was lost, and the record is being reconciled. `isPaused`: that waits for a connection. */
  | { readonly kind: 'reconciling'; readonly isPaused: boolean }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'failed'; readonly error: Failure | ReconciledFailure<Value> }
  | { readonly kind: 'session-expired' };

/** Reports the result of a write, and reconciles the record if the response was lost (faults B.4). */
export class WriteProcess {
  #reconciliation: Poll<unknown> | undefined;

  /** @param isShown Whether the page still waits for the result. If not, nothing is reconciled (faults R18). */
  constructor(private readonly isShown: () => boolean) {}

  /** Stops reconciling when the owner leaves the page. */
  stop(): void {
    this.#reconciliation?.stop();
  }

  /**
   * Resolves once the use case has answered, and does not wait for a reconciliation.
   * @param sent The promise of the use case.
   */
  async run<Value, Failure extends { readonly kind: string }>(
    sent: Promise<Result<Value, Failure | Undecided>>,
    reconcile: (onPauseChange: OnPauseChange) => Poll<WriteOutcome<Value>>,
    report: (progress: WriteProgress<Value, Failure>) => void,
  ): Promise<void> {
    const result = await sent;
    if (result.ok) return report({ kind: 'done', value: result.value });
    const { error } = result;
    if (!isUndecided(error)) return report({ kind: 'failed', error });
    if (error.kind === 'session-expired') return report(error);
    const reportPause = (isPaused: boolean): void => report({ kind: 'reconciling', isPaused });
    const reconciliation = reconcile(reportPause);
    if (!this.isShown()) {
      /* Stopped before its first read. It was started only because `stop` releases the lock of a cancellation. */
      reconciliation.stop();
      return report({ kind: 'failed', error });
    }
    reportPause(false);
    this.#reconciliation = reconciliation;
    void reconciliation.outcome.then((outcome) => {
      if (outcome.kind === 'executed') return report({ kind: 'done', value: outcome.value });
      return report(outcome.kind === 'session-expired' ? outcome : { kind: 'failed', error: outcome });
    });
  }
}

function isUndecided(error: { readonly kind: string }): error is Undecided {
  return error.kind === 'session-expired' || error.kind === 'outcome-unknown';
}
