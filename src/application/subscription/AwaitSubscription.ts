import { reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { Poll, PollPorts } from '@/application/polling/startPoll';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { ongoingSubscription, type Subscription } from '@/domain/subscription/Subscription';

/**
 * Polls for the subscription of an accepted order that the service does not return yet (decision C93). Ignores an
 * earlier subscription that has ended. It only reads.
 */
export class AwaitSubscription {
  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly ports: PollPorts,
  ) {}

  /** @param timeZone That of the business. */
  execute(id: BusinessId, timeZone: string | undefined): Poll<WriteOutcome<Subscription | undefined>> {
    return reconcile(this.ports, () => undefined, {
      read: async (signal) => this.subscriptions.ofBusiness(id, signal),
      containsWrite: (subscription) =>
        ongoingSubscription(subscription, { now: this.ports.clock.now(), timeZone }) !== undefined,
    });
  }
}
