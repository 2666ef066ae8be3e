import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import { branded } from '@/domain/shared/brand';
import { hashOf } from '@/domain/shared/hashOf';
import type { IdempotencyKey } from './IdempotencyKey';
import { fingerprintWithCardOf, type OrderContent } from './PlacedOrder';
import type { Subscription } from './Subscription';

/** What distinguishes one order from another. */
export interface KeyedOrder {
  readonly userId: UserId;
  readonly businessId: BusinessId;
  /** The subscription before the order, with its card. */
  readonly before: Subscription | undefined;
  readonly content: OrderContent;
  /** The number of earlier orders that were equal to this one and whose keys are spent. */
  readonly attempt: number;
}

/**
 * Derives the idempotency key from the order alone (decision C82). A second press, a reload, another tab and another
 * device that reads the same subscription get the same key, also without storage. The token of a new card is left
 * out on purpose: if an earlier order arrives late, the same key keeps a second token from becoming a second charge.
 *
 * @returns A UUID of version 8 (RFC 9562, section 5.8).
 */
export function idempotencyKeyOf(order: KeyedOrder): IdempotencyKey {
  const { userId, businessId, before, attempt } = order;
  const { cycle, planId, addOns } = order.content;
  const addOnTexts = addOns.map(({ id, quantity }) => JSON.stringify([id, quantity])).toSorted();
  const text = JSON.stringify([
    userId,
    businessId,
    fingerprintWithCardOf(before),
    before?.nextBillingDate,
    cycle,
    planId,
    addOnTexts,
    attempt,
  ]);
  /* Two hashes, because 64 bits are few for the keys of all owners. */
  const digits = hashOf(`1${text}`) + hashOf(`2${text}`);
  const version = `8${digits.slice(13, 16)}`;
  const variant = `8${digits.slice(17, 20)}`;
  return branded<IdempotencyKey>(
    `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${version}-${variant}-${digits.slice(20)}`,
  );
}
