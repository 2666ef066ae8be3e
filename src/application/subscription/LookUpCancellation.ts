import {
  startLookup,
  type Lookup,
  type LookupPorts,
  type OnPauseChange,
} from '@/application/polling/startLookup';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import type { BusinessId } from '@/domain/business/BusinessId';
import { isRunning, isCancelled, type Subscription } from '@/domain/subscription/Subscription';

/** The result of looking up a cancellation with an unknown outcome. */
export type CancellationLookupResult =
  /** `subscription` is undefined when there is none any more. */
  | { readonly kind: 'cancelled'; readonly subscription: Subscription | undefined }
  /** The last read of the schedule showed a running subscription. */
  | { readonly kind: 'not-cancelled'; readonly subscription: Subscription }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-expired' };

/**
 * Polls the subscription after a cancellation with an unknown outcome. A server can cancel seconds after it responds
 * with an error, so 'not-cancelled' is returned only at the end of the schedule (decision C94).
 */
export class LookUpCancellation {
  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly ports: LookupPorts,
  ) {}

  execute(id: BusinessId, onPauseChange: OnPauseChange): Lookup<CancellationLookupResult> {
    let last: CancellationLookupResult = { kind: 'unknown' };
    return startLookup<CancellationLookupResult>(
      this.ports,
      {
        read: async (signal) => {
          const read = await this.subscriptions.ofBusiness(id, signal);
          last = { kind: 'unknown' };
          if (!read.ok) return read.error.kind === 'session-expired' ? read.error : undefined;
          const subscription = read.value;
          if (subscription === undefined || isCancelled(subscription))
            return { kind: 'cancelled', subscription };
          /* A paused subscription or one with an unknown status may no longer be charged. */
          if (isRunning(subscription)) last = { kind: 'not-cancelled', subscription };
          return undefined;
        },
        atEnd: () => last,
      },
      onPauseChange,
    );
  }
}
