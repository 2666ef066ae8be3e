import type { Instant } from '@/domain/shared/instant';
import { continuedSubscription, type Subscription } from '@/domain/subscription/Subscription';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

/**
 * Whether an accepted order has no subscription yet, so that ordering again would be a second purchase. After a day the
 * owner can order again.
 *
 * @param subscription Undefined when there is none or the read failed.
 */
export function isBeingSetUp(
  acceptedAt: Instant,
  subscription: Subscription | undefined,
  now: Instant,
): boolean {
  const isRecent = Math.abs(now - acceptedAt) < ORDER_RECORDS.onDevice.lifetime;
  return isRecent && continuedSubscription(subscription, now) === undefined;
}
