import type { BusinessId } from '@/domain/business/BusinessId';
import type { ListingPart } from '@/domain/business/listing/Listing';
import type { UserId } from '@/domain/identity/User';
import { branded, type Brand } from '@/domain/shared/brand';
import { hashOf } from '@/domain/shared/hashOf';

/** The key of a draft or an order. It separates the records of different owners (decision C66). */
export interface OwnedBusinessKey {
  readonly userId: UserId;
  readonly businessId: BusinessId;
}

export function ownedBusinessKeyText({ userId, businessId }: OwnedBusinessKey): string {
  return JSON.stringify([userId, businessId]);
}

/** The key of the draft of one part of a listing, and of the form that edits it. */
export interface ListingPartKey extends OwnedBusinessKey {
  readonly part: ListingPart;
}

/** Stands for the id of an owner in a record that stays on the device after the sign-out. */
export type OwnerHash = Brand<string, 'OwnerHash'>;

export function ownerHash(owner: UserId): OwnerHash {
  return branded<OwnerHash>(hashOf(owner));
}

/** The key of a record: the owner, or also the id of a business, or also a part of the business. */
export type RecordKey = UserId | OwnerHash | OwnedBusinessKey | ListingPartKey;

export function recordKeyText(key: RecordKey): string {
  if (typeof key === 'string') return key;
  return 'part' in key ? JSON.stringify([key.userId, key.businessId, key.part]) : ownedBusinessKeyText(key);
}

export function isRecordOf(owner: UserId, keyText: string): boolean {
  const start = JSON.stringify([owner]).slice(0, -1);
  return keyText === owner || keyText.startsWith(`${start},`);
}
