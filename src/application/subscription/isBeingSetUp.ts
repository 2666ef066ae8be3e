import type { Instant } from '@/domain/shared/instant';
import { continuedSubscription, type Subscription } from '@/domain/subscription/Subscription';
import type { AcceptedOrder } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

/**
 * True while no read returns the subscription of an accepted order, so that ordering again would be a second purchase.
 * False after a day, so that the owner can order again.
 *
 * @param subscription Undefined when there is none or the read failed.
 */
export function isBeingSetUp(
  { acceptedAt }: AcceptedOrder,
  subscription: Subscription | undefined,
  now: Instant,
): boolean {
  const isRecent = Math.abs(now - acceptedAt) < ORDER_RECORDS.undecided.lifetime;
  return isRecent && continuedSubscription(subscription, now) === undefined;
}
