import { reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { Poll, PollPorts, OnPauseChange } from '@/application/polling/startPoll';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { isRunning, isCancelled, type Subscription } from '@/domain/subscription/Subscription';

/** Polls the subscription after a cancellation with an unknown outcome. */
export class ReconcileCancellation {
  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly ports: PollPorts,
  ) {}

  /** The subscription of the outcome is undefined when there is none any more. */
  execute(id: BusinessId, onPauseChange: OnPauseChange): Poll<WriteOutcome<Subscription | undefined>> {
    return reconcile<Subscription | undefined>(
      this.ports,
      { read: async (signal) => this.subscriptions.ofBusiness(id, signal), shows: isCancellationShown },
      onPauseChange,
    );
  }
}

/** Unknown for a paused subscription and for one with an unknown status, which may no longer be charged. */
function isCancellationShown(subscription: Subscription | undefined): boolean | undefined {
  if (subscription === undefined || isCancelled(subscription)) return true;
  return isRunning(subscription) ? false : undefined;
}
