import type { Instant } from '@/domain/shared/instant';
import { continuedSubscription, type Subscription } from '@/domain/subscription/Subscription';
import type { AcceptedOrder } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

/**
 * Whether the subscription of an accepted order is still being set up: for the subscription that was read, the same
 * order would be a second purchase. After a day without it the owner may order again.
 *
 * @param subscription Undefined when there is none or the read failed.
 */
export function isBeingSetUp(
  { acceptedAt }: AcceptedOrder,
  subscription: Subscription | undefined,
  now: Instant,
): boolean {
  const isRecent = Math.abs(now - acceptedAt) < ORDER_RECORDS.onDevice.lifetime;
  return isRecent && continuedSubscription(subscription, now) === undefined;
}
