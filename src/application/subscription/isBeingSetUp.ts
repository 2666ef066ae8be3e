import type { Instant } from '@/domain/shared/instant';
import { isAsBefore } from '@/domain/subscription/PlacedOrder';
import { continuedSubscription, type Subscription } from '@/domain/subscription/Subscription';
import type { JournalEntry } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

/** Milliseconds. The texts announce a few minutes (decision C93). */
export const SET_UP_TIME = 15 * 60_000;

/**
 * Milliseconds for an order that changes only the card. A read shows no difference if it is the same card again, for
 * example after the bank has unblocked it.
 */
const CARD_CHANGE_TIME = 60_000;

/**
 * Whether no read shows an accepted order yet, so that ordering again would be a second purchase. For a new
 * subscription that is so until a read returns it, but for a day at most. For an update or a reactivation it is so
 * while reads return the subscription as it was before the order, but only for SET_UP_TIME, because the subscription
 * may have been changed back since, or for CARD_CHANGE_TIME.
 *
 * @param subscription Undefined when there is none or the read failed.
 * @param timeZone That of the business.
 */
export function isBeingSetUp(
  { order, acceptedAt }: Extract<JournalEntry, { readonly kind: 'accepted' }>,
  subscription: Subscription | undefined,
  now: Instant,
  timeZone: string | undefined,
): boolean {
  const age = Math.abs(now - acceptedAt);
  if (order.kind === 'create')
    return (
      age < ORDER_RECORDS.onDevice.lifetime &&
      continuedSubscription(subscription, now, timeZone) === undefined
    );
  const time = order.cardBefore === undefined ? SET_UP_TIME : CARD_CHANGE_TIME;
  return age < time && (subscription === undefined || isAsBefore(order, subscription));
}
