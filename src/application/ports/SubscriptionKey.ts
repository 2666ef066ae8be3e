import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';

/** The storage key of a draft or an order, which separates the records of different owners (decision C66). */
export interface SubscriptionKey {
  readonly userId: UserId;
  readonly businessId: BusinessId;
}

export function subscriptionKeyText({ userId, businessId }: SubscriptionKey): string {
  return JSON.stringify([userId, businessId]);
}

/** The key of a record: the id of the owner, or the ids of the owner and of a business. */
export type RecordKey = UserId | SubscriptionKey;

export function recordKeyText(key: RecordKey): string {
  return typeof key === 'string' ? key : subscriptionKeyText(key);
}

/** Whether a record with this key text belongs to the owner. */
export function isRecordOf(owner: UserId, keyText: string): boolean {
  const start = JSON.stringify([owner]).slice(0, -1);
  return keyText === owner || keyText.startsWith(`${start},`);
}
