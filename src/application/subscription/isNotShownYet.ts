import type { LocalTime } from '@/domain/shared/plainDate';
import { changesOnlyCard, isAsBefore } from '@/domain/subscription/PlacedOrder';
import { ongoingSubscription, type Subscription } from '@/domain/subscription/Subscription';
import type { JournalEntry } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

/** In milliseconds. The page says that setting up takes a few minutes (decision C93). */
export const SET_UP_TIME = 15 * 60_000;

/**
 * Milliseconds for an order that changes only the card. A read shows no difference if it is the same card again, for
 * example after the bank has unblocked it.
 */
const CARD_CHANGE_TIME = 60_000;

/**
 * Whether reads do not show an accepted order yet, so that ordering again would buy it twice. An accepted order for a
 * new subscription counts as not shown until a read returns the subscription, at most for the lifetime of the record
 * (ORDER_RECORDS.onDevice). An update or a reactivation counts as not shown while reads return the subscription as it
 * was before, at most for SET_UP_TIME, or for CARD_CHANGE_TIME if only the card changes. After that the owner may have
 * changed it back.
 *
 * @param subscription Undefined when there is none or the read failed.
 */
export function isNotShownYet(
  { order, acceptedAt }: Extract<JournalEntry, { readonly kind: 'accepted' }>,
  subscription: Subscription | undefined,
  at: LocalTime,
): boolean {
  const age = Math.abs(at.now - acceptedAt);
  if (order.kind === 'create')
    return age < ORDER_RECORDS.onDevice.lifetime && ongoingSubscription(subscription, at) === undefined;
  const time = changesOnlyCard(order) ? CARD_CHANGE_TIME : SET_UP_TIME;
  return age < time && (subscription === undefined || isAsBefore(order, subscription));
}
