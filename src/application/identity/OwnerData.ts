import type { BusinessId } from '@/domain/business/BusinessId';
import type { UserId } from '@/domain/identity/User';
import { keysOf } from '@/domain/shared/byKey';
import type { Instant } from '@/domain/shared/instant';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import { OWNER_RECORDS, type OwnerStores, type RecordEnd } from '@/application/ports/ownerRecords';
import { ownerHash } from '@/application/ports/recordKeys';

/** Clears the data of an owner in this browser. `OWNER_RECORDS` says what clears each record. */
export class OwnerData {
  constructor(
    private readonly stores: OwnerStores,
    private readonly orders: Pick<OrderJournal, 'close' | 'keepOnly' | 'businessWithUnknownOrder'>,
  ) {}

  /** Clears what ends with a sign-out (threats T16). No order is written afterwards. */
  clear(): void {
    this.#clear(['session', 'sign-out']);
    this.orders.close();
  }

  /** Clears what ends with every session. */
  clearSession(): void {
    this.#clear(['session']);
  }

  /** Like `clearSession`, and the lifetime of the drafts starts again at `at`. */
  keepForNextSignIn(at: Instant): void {
    this.clearSession();
    const restarted = <Draft extends object>(draft: Draft): Draft => ({ ...draft, savedAt: at });
    for (const name of keysOf(OWNER_RECORDS)) {
      const store = this.stores[name];
      if (OWNER_RECORDS[name].restartsAtExpiry === true && 'updateAll' in store) store.updateAll(restarted);
    }
  }

  /**
   * Clears the records that name another owner (decision C77). The return path names none and stays, because the
   * dashboard offers only pages of its own owner. The last sign-out of this owner no longer counts.
   */
  startSession(owner: UserId): void {
    this.#clear(['session', 'sign-out', 'another-owner'], owner);
    this.orders.keepOnly(owner);
    this.stores.signOutTimes.clear(ownerHash(owner));
  }

  /**
   * Stores the sign-out for the owner's tabs that have no document at this moment and so receive no message (decision
   * C113).
   */
  saveSignOut(owner: UserId, at: Instant): void {
    const { signOutTimes } = this.stores;
    /* `updateAll` reads every record, and reading removes the expired ones, also of owners who do not sign in again. */
    signOutTimes.updateAll((kept) => kept);
    signOutTimes.save(ownerHash(owner), { at });
  }

  /** Whether the owner has signed out on this device, and has not signed in since. */
  hasSignedOut(owner: UserId): boolean {
    return this.stores.signOutTimes.load(ownerHash(owner)) !== undefined;
  }

  businessWithUnknownOrder(owner: UserId): BusinessId | undefined {
    return this.orders.businessWithUnknownOrder(owner);
  }

  /** @param except The owner whose records stay. Records without an owner in their key stay too. */
  #clear(ends: readonly RecordEnd[], except?: UserId): void {
    for (const name of keysOf(OWNER_RECORDS)) {
      const store = this.stores[name];
      if (!ends.includes(OWNER_RECORDS[name].endsWith)) continue;
      if ('clearAll' in store) store.clearAll(except);
      else if (except === undefined) store.clear();
    }
  }
}
