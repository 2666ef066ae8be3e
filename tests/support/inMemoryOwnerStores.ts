import type { Clock } from '@/application/ports/Clock';
import { OWNER_RECORDS, type OwnerStores } from '@/application/ports/ownerRecords';
import { InMemoryStoredRecord } from './InMemoryStoredRecord';
import { InMemoryStoredRecords } from './InMemoryStoredRecords';

/** The records of an owner, in memory. */
export const inMemoryOwnerStores = (clock: Pick<Clock, 'now'>): OwnerStores => ({
  drafts: new InMemoryStoredRecords(OWNER_RECORDS.drafts, clock),
  profileDrafts: new InMemoryStoredRecords(OWNER_RECORDS.profileDrafts, clock),
  listingDrafts: new InMemoryStoredRecords(OWNER_RECORDS.listingDrafts, clock),
  lastBilling: new InMemoryStoredRecords(OWNER_RECORDS.lastBilling, clock),
  rememberedBilling: new InMemoryStoredRecords(OWNER_RECORDS.rememberedBilling, clock),
  cachedBusinesses: new InMemoryStoredRecords(OWNER_RECORDS.cachedBusinesses, clock),
  preselectedPlan: new InMemoryStoredRecord(OWNER_RECORDS.preselectedPlan, clock),
  openRows: new InMemoryStoredRecord(OWNER_RECORDS.openRows, clock),
  hiddenOffer: new InMemoryStoredRecord(OWNER_RECORDS.hiddenOffer, clock),
  signOutTimes: new InMemoryStoredRecords(OWNER_RECORDS.signOutTimes, clock),
});
