import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import { failure, type Result } from '@/domain/shared/result';
import { ongoingSubscription, type Subscription } from '@/domain/subscription/Subscription';
import type { Clock } from '@/application/ports/Clock';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import type { AbortSignalLike, ReadFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { forEachConcurrently } from '@/application/requests/forEachConcurrently';

/** The subscription of a business, undefined when it has none, or the failure of its read. */
export type SubscriptionResult = Result<Subscription | undefined, ReadFailure>;

/** After this many server failures in a row the service counts as down, and no further request is sent (faults B.3). */
const MAX_FAILURES = 4;

/** How a check ended. Subscriptions without a response can be requested again. An aborted check counts as completed. */
export type CheckOutcome = 'completed' | 'stopped' | 'session-expired';

/**
 * Loads the subscriptions of some businesses of the owner, a few at a time. Each one fails alone. The results are for
 * lists only. Before a payment or a change of status the subscription is read again.
 */
export class CheckSubscriptions {
  constructor(
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly orders: Pick<OrderJournal, 'load'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * @param ids Iterated during the check: each id is taken when its request is sent.
   * @param onResult Called with each result as it arrives.
   * @param timeZoneOf The time zone of a business.
   */
  async execute(
    owner: User,
    ids: Iterable<BusinessId>,
    signal: AbortSignalLike,
    onResult: (id: BusinessId, result: SubscriptionResult) => void,
    timeZoneOf: (id: BusinessId) => string | undefined,
  ): Promise<CheckOutcome> {
    let failures = 0;
    let outcome: CheckOutcome = 'completed';
    await forEachConcurrently(ids, async (id) => {
      if (!ownsBusiness(owner, id)) return 'continue';
      const result = await this.subscriptions.ofBusiness(id, signal);
      if (signal.aborted) return 'stop';
      const isAwaited = result.ok && this.#isAwaited(owner, id, result.value, timeZoneOf(id));
      onResult(id, isAwaited ? NOT_YET_KNOWN : result);
      failures = isFailure(result, 'unavailable') ? failures + 1 : 0;
      if (isFailure(result, 'session-expired')) outcome = 'session-expired';
      else if (outcome === 'completed' && (failures >= MAX_FAILURES || isFailure(result, 'offline')))
        outcome = 'stopped';
      return outcome === 'completed' ? 'continue' : 'stop';
    });
    return outcome;
  }

  /**
   * Whether the business has an order whose subscription no read returns yet (decision C93). Then nothing may say that
   * it has none. An accepted change awaits no new subscription.
   */
  #isAwaited(
    owner: User,
    businessId: BusinessId,
    subscription: Subscription | undefined,
    timeZone: string | undefined,
  ): boolean {
    if (ongoingSubscription(subscription, { now: this.clock.now(), timeZone }) !== undefined) return false;
    const entry = this.orders.load({ userId: owner.id, businessId });
    return entry?.kind === 'placed' || (entry?.kind === 'accepted' && entry.order.kind === 'create');
  }
}

const NOT_YET_KNOWN = failure({ kind: 'unavailable' });

function isFailure(result: SubscriptionResult, kind: ReadFailure['kind']): boolean {
  return !result.ok && result.error.kind === kind;
}
