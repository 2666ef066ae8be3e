import type { BusinessId } from '@/domain/business/Business';
import type { UserId } from '@/domain/identity/User';

/** What a draft or an order is stored under: one per owner and business, so that no owner meets another's (decision C51). */
export interface SubscriptionKey {
  readonly userId: UserId;
  readonly businessId: BusinessId;
}

export function subscriptionKeyText({ userId, businessId }: SubscriptionKey): string {
  return JSON.stringify([userId, businessId]);
}

/** What a record is stored under: the id of its owner, or the same for one business. */
export type RecordKey = UserId | SubscriptionKey;

export function recordKeyText(key: RecordKey): string {
  return typeof key === 'string' ? key : subscriptionKeyText(key);
}
