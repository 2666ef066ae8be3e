import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import {
  isCancelled,
  isRunning,
  mergeCancellation,
  type Subscription,
} from '@/domain/subscription/Subscription';
import { readAfterRefusal, reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { OnPauseChange, Poll, PollPorts } from '@/application/polling/startPoll';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { OrderLock } from '@/application/ports/OrderLock';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

export type CancelSubscriptionError =
  | BusinessNotFound
  /** Nothing was sent. The error is only reported to diagnostics (spec section 8). */
  | { readonly kind: 'business-id-missing' }
  /** A payment may still be executed, and would revert the cancellation (decision C86). Nothing was sent. */
  | { readonly kind: 'payment-pending' }
  /** Another tab orders or cancels for the same business. Nothing was sent. */
  | { readonly kind: 'in-progress' }
  | WriteFailure;

type CancellationResult = Result<Subscription | undefined, CancelSubscriptionError>;

/**
 * Cancels the subscription of a business. Returns the cancelled subscription, or undefined when there is none any more.
 * Returns `outcome-unknown` when the response is lost or shows a subscription that is not cancelled. Then
 * `reconcile` reads the actual state (decision C94). Holds the lock of the orders until the result is known, so that no
 * other tab orders meanwhile. After `outcome-unknown` it has to be reconciled, which releases the lock.
 */
export class CancelSubscription {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly orders: Pick<OrderJournal, 'load'>,
    private readonly lock: OrderLock,
    private readonly diagnostics: Diagnostics,
    private readonly ports: PollPorts,
  ) {}

  async execute(
    owner: User,
    id: BusinessId | undefined,
    subscription: Subscription,
  ): Promise<CancellationResult> {
    if (id === undefined) return this.#reportMissingId();
    if (!ownsBusiness(owner, id)) return failure({ kind: 'business-not-found' });
    const hasLock = await this.lock.acquire(id);
    const result = await this.#sendUnlessPaying(owner, id, subscription, hasLock);
    if (result.ok || result.error.kind !== 'outcome-unknown') this.lock.release(id);
    return result;
  }

  /**
   * Polls the subscription after `outcome-unknown`, and holds the lock meanwhile. The subscription of the outcome is
   * undefined when there is none any more.
   */
  reconcile(id: BusinessId, onPauseChange: OnPauseChange): Poll<WriteOutcome<Subscription | undefined>> {
    let isLockReleased = false;
    const release = (): void => {
      /* A later cancellation of the same page may hold the lock by now. */
      if (!isLockReleased) this.lock.release(id);
      isLockReleased = true;
    };
    const poll = reconcile<Subscription | undefined>(this.ports, onPauseChange, {
      read: async (signal) => this.subscriptions.ofBusiness(id, signal),
      containsWrite: isCancellationShown,
    });
    return {
      outcome: poll.outcome.finally(release),
      stop: () => {
        poll.stop();
        release();
      },
    };
  }

  async #sendUnlessPaying(
    owner: User,
    id: BusinessId,
    subscription: Subscription,
    hasLock: boolean,
  ): Promise<CancellationResult> {
    /* Another tab can have placed an order since the page was read. */
    if (this.orders.load({ userId: owner.id, businessId: id })?.kind === 'placed')
      return failure({ kind: 'payment-pending' });
    if (!hasLock) return failure({ kind: 'in-progress' });
    const result = await this.subscriptions.cancel(id);
    if (!result.ok) {
      const read = async () => this.subscriptions.ofBusiness(id);
      return readAfterRefusal(result.error, read, isCancellationShown);
    }
    const merged = mergeCancellation(subscription, result.value);
    return isCancelled(merged) ? success(merged) : failure({ kind: 'outcome-unknown' });
  }

  #reportMissingId(): Result<never, CancelSubscriptionError> {
    this.diagnostics.report({ event: 'business-id-missing', detail: 'nothing was cancelled' });
    return failure({ kind: 'business-id-missing' });
  }
}

/** Unknown for a paused subscription and for one with an unknown status, which may no longer be charged. */
function isCancellationShown(subscription: Subscription | undefined): boolean | undefined {
  if (subscription === undefined || isCancelled(subscription)) return true;
  return isRunning(subscription) ? false : undefined;
}
