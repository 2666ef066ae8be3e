import { startPoll, type Poll, type PollPorts } from '@/application/polling/startPoll';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { continuedSubscription, type Subscription } from '@/domain/subscription/Subscription';

/** The result of waiting for a subscription that is being set up. */
export type AwaitedSubscription =
  | { readonly kind: 'present'; readonly subscription: Subscription }
  /** No scheduled read returned the subscription. A later read may return it. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'session-expired' };

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
  execute(id: BusinessId, timeZone: string | undefined): Poll<AwaitedSubscription> {
    return startPoll<AwaitedSubscription>(
      this.ports,
      {
        read: async (signal) => {
          const read = await this.subscriptions.ofBusiness(id, signal);
          if (!read.ok) return read.error.kind === 'session-expired' ? read.error : undefined;
          const subscription = continuedSubscription(read.value, this.ports.clock.now(), timeZone);
          return subscription === undefined ? undefined : { kind: 'present', subscription };
        },
        atEnd: () => ({ kind: 'missing' }),
      },
      () => undefined,
    );
  }
}
