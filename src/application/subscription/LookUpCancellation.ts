import { startLookup, type Lookup, type LookupPorts, type OnRest } from '@/application/polling/startLookup';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/Business';
import { displayStatusOf, type Subscription } from '@/domain/subscription/Subscription';

/** What is found out about a cancellation whose answer was lost. */
export type CancellationFinding =
  /** Undefined when there is no subscription any more. */
  | { readonly kind: 'cancelled'; readonly subscription: Subscription | undefined }
  /** The last read of the whole schedule showed it running. */
  | { readonly kind: 'not-cancelled'; readonly subscription: Subscription }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-expired' };

/**
 * Finds out whether a subscription was cancelled when the answer to the cancellation was lost. A server may carry it
 * out seconds after it answered with an error, so "not cancelled" is said only at the end of the schedule.
 */
export class LookUpCancellation {
  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly ports: LookupPorts,
  ) {}

  execute(id: BusinessId, onRest: OnRest): Lookup<CancellationFinding> {
    let last: CancellationFinding = { kind: 'unknown' };
    return startLookup<CancellationFinding>(
      this.ports,
      {
        read: async (signal) => {
          const read = await this.subscriptions.ofBusiness(id, signal);
          last = { kind: 'unknown' };
          if (!read.ok) return read.error.kind === 'session-expired' ? read.error : undefined;
          const subscription = read.value;
          if (subscription === undefined || displayStatusOf(subscription) === 'cancelled')
            return { kind: 'cancelled', subscription };
          last = { kind: 'not-cancelled', subscription };
          return undefined;
        },
        atEnd: () => last,
      },
      onRest,
    );
  }
}
