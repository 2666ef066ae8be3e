import type { PollPorts } from '@/application/polling/startPoll';
import { isRateLimited, type FailedRequest } from '@/application/ports/ServiceFailure';
import { Aborter } from '@/application/requests/Aborter';
import { forEachConcurrently } from '@/application/requests/forEachConcurrently';
import { waitFor } from '@/application/requests/waitFor';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import type { ChangeStatus, ChangeStatusError, StatusAction, ShownChangeStatusError } from './ChangeStatus';

/** The progress of one of the businesses. A business for which `onProgress` was not called yet is waiting. */
export type StatusChangeProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending' }
  /** The response was lost. The status is read until the outcome is known. */
  | { readonly kind: 'reconciling' }
  | { readonly kind: 'changed'; readonly business: Business }
  | { readonly kind: 'failed'; readonly error: ShownChangeStatusError };

/** How a run ended. `interrupted`: several changes in a row failed because of the service. */
export type BulkStatusOutcome = 'completed' | 'stopped' | 'interrupted' | 'session-expired';

export interface BulkStatusRun {
  readonly finished: Promise<BulkStatusOutcome>;
  /** Sends no further change. The run finishes when each change that was sent has a result. */
  stop(): void;
  /** Like `stop`, but also stops the reads after lost responses. */
  abort(): void;
}

interface BulkStatusListener {
  readonly onProgress: (id: BusinessId, progress: StatusChangeProgress) => void;
  /** Called when the run pauses without a connection, and when it continues. */
  readonly onPauseChange: (isPaused: boolean) => void;
}

/** After this many failures in a row the service counts as down, and no further change is sent (faults B.3). */
const MAX_CONSECUTIVE_FAILURES = 4;
/** The maximum number of retries of a change after a rate limit. Repeating a change is safe (faults C10). */
const MAX_RETRIES = 3;
/** Milliseconds. No countdown is shown, so a longer wait would look as if the run were stuck (faults R10). */
const MAX_RETRY_AFTER = 60_000;
/** Milliseconds before a change that failed with `offline` is retried. */
const OFFLINE_DELAY = 1000;

const SERVICE_FAILURES: readonly string[] = ['unavailable', 'not-executed', 'outcome-unknown'];

/**
 * Activates or deactivates many businesses, a few at a time. Each succeeds or fails alone. Without a connection the run
 * pauses. A change whose response was lost is reconciled by reads and never sent again.
 */
export class ChangeStatusInBulk {
  constructor(
    private readonly changeStatus: Pick<ChangeStatus, 'execute' | 'reconcile'>,
    private readonly ports: PollPorts,
  ) {}

  /** @param businesses Iterated during the run, so that the caller can add businesses. */
  start(action: StatusAction, businesses: Iterable<Business>, listener: BulkStatusListener): BulkStatusRun {
    return new Run(action, businesses, listener, this.changeStatus, this.ports);
  }
}

class Run implements BulkStatusRun {
  readonly finished: Promise<BulkStatusOutcome>;
  /** Why the run stopped before all changes were made. */
  #stopReason: Exclude<BulkStatusOutcome, 'completed'> | undefined;
  #consecutiveFailures = 0;
  /** The number of changes that wait for a connection. */
  #pausedCount = 0;
  /** Ends the waits. */
  readonly #stopping = new Aborter();
  /** Ends the reads after lost responses, when the run is aborted or the session has expired. */
  readonly #aborting = new Aborter();

  constructor(
    private readonly action: StatusAction,
    businesses: Iterable<Business>,
    private readonly listener: BulkStatusListener,
    private readonly changeStatus: Pick<ChangeStatus, 'execute' | 'reconcile'>,
    private readonly ports: PollPorts,
  ) {
    this.finished = this.#changeAll(businesses);
  }

  stop(): void {
    this.#stop('stopped');
  }

  abort(): void {
    this.stop();
    this.#aborting.abort();
  }

  #stop(reason: Exclude<BulkStatusOutcome, 'completed'>): void {
    if (this.#stopReason === undefined || reason === 'session-expired') this.#stopReason = reason;
    this.#stopping.abort();
  }

  async #changeAll(businesses: Iterable<Business>): Promise<BulkStatusOutcome> {
    await forEachConcurrently(businesses, async (business) => {
      await this.#change(business);
      return this.#stopReason === undefined ? 'continue' : 'stop';
    });
    return this.#stopReason ?? 'completed';
  }

  async #change(business: Business): Promise<void> {
    let rateLimits = 0;
    while (await this.#waitUntilOnline()) {
      this.listener.onProgress(business.id, { kind: 'sending' });
      const result = await this.changeStatus.execute(this.action, business);
      if (result.ok) return this.#finish(business.id, { kind: 'changed', business: result.value });
      const { error } = result;
      const delay = delayAfter(error, rateLimits, this.ports.clock.now());
      if (isRateLimited(error)) rateLimits += 1;
      if (delay === undefined) return this.#handleFailure(business.id, error);
      this.listener.onProgress(business.id, { kind: 'waiting' });
      await waitFor((resolve) => this.ports.clock.after(delay, resolve), this.#stopping);
    }
  }

  /** Waits until the device is online. Resolves to false when the run has stopped. */
  async #waitUntilOnline(): Promise<boolean> {
    const { connection } = this.ports;
    if (!connection.isOnline && this.#stopReason === undefined) {
      this.#addPaused(1);
      await waitFor((resolve) => connection.onChange((isOnline) => isOnline && resolve()), this.#stopping);
      this.#addPaused(-1);
    }
    return this.#stopReason === undefined;
  }

  #addPaused(change: 1 | -1): void {
    const wasPaused = this.#pausedCount > 0;
    this.#pausedCount += change;
    if (wasPaused !== this.#pausedCount > 0) this.listener.onPauseChange(this.#pausedCount > 0);
  }

  async #handleFailure(id: BusinessId, error: ChangeStatusError): Promise<void> {
    if (error.kind === 'session-expired') return this.#expire(id);
    if (error.kind === 'outcome-unknown') return this.#reconcile(id);
    this.#finish(id, { kind: 'failed', error });
  }

  async #reconcile(id: BusinessId): Promise<void> {
    if (this.#aborting.aborted)
      return this.#finish(id, { kind: 'failed', error: { kind: 'outcome-unknown' } });
    this.listener.onProgress(id, { kind: 'reconciling' });
    const poll = this.changeStatus.reconcile(id, this.action, (isPaused) =>
      this.#addPaused(isPaused ? 1 : -1),
    );
    const found = await new Promise<Awaited<typeof poll.outcome>>((resolve) => {
      this.#aborting.addEventListener('abort', () => {
        poll.stop();
        resolve({ kind: 'outcome-unknown' });
      });
      void poll.outcome.then(resolve);
    });
    if (found.kind === 'session-expired') return this.#expire(id);
    if (found.kind === 'executed') return this.#finish(id, { kind: 'changed', business: found.value });
    this.#finish(id, { kind: 'failed', error: found });
  }

  #expire(id: BusinessId): void {
    this.listener.onProgress(id, { kind: 'waiting' });
    this.#stop('session-expired');
    this.#aborting.abort();
  }

  #finish(id: BusinessId, progress: StatusChangeProgress): void {
    this.listener.onProgress(id, progress);
    const isServiceFailure =
      progress.kind === 'failed' &&
      (SERVICE_FAILURES.includes(progress.error.kind) || isRateLimited(progress.error));
    this.#consecutiveFailures = isServiceFailure ? this.#consecutiveFailures + 1 : 0;
    if (this.#consecutiveFailures >= MAX_CONSECUTIVE_FAILURES) this.#stop('interrupted');
  }
}

/** Milliseconds until a change that was not executed is repeated. Undefined when it is not repeated. */
function delayAfter(
  error: {
    readonly kind: string;
    readonly retryAfter?: number | undefined;
    readonly request?: FailedRequest | undefined;
  },
  rateLimits: number,
  now: Instant,
): number | undefined {
  if (error.kind === 'offline') return OFFLINE_DELAY;
  const { retryAfter, request } = error;
  if (rateLimits >= MAX_RETRIES || retryAfter === undefined || retryAfter > MAX_RETRY_AFTER) return undefined;
  /* A read may have followed the response. Math.abs, because the clock of the device may have been set back since. */
  return retryAfter - Math.abs(now - (request?.receivedAt ?? now));
}
