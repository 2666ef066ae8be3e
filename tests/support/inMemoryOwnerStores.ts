import type { Clock } from '@/application/ports/Clock';
import { OWNER_RECORDS, type OwnerStores } from '@/application/ports/ownerRecords';
import { InMemoryStoredRecord } from './InMemoryStoredRecord';
import { InMemoryKeyedRecords } from './InMemoryKeyedRecords';

/** The records of an owner, in memory. */
export const inMemoryOwnerStores = (clock: Pick<Clock, 'now'>): OwnerStores => ({
  selectionDrafts: new InMemoryKeyedRecords(OWNER_RECORDS.selectionDrafts, clock),
  profileDrafts: new InMemoryKeyedRecords(OWNER_RECORDS.profileDrafts, clock),
  listingDrafts: new InMemoryKeyedRecords(OWNER_RECORDS.listingDrafts, clock),
  lastBilling: new InMemoryKeyedRecords(OWNER_RECORDS.lastBilling, clock),
  rememberedBilling: new InMemoryKeyedRecords(OWNER_RECORDS.rememberedBilling, clock),
  cachedBusinesses: new InMemoryKeyedRecords(OWNER_RECORDS.cachedBusinesses, clock),
  preselectedPlan: new InMemoryStoredRecord(OWNER_RECORDS.preselectedPlan, clock),
  openRows: new InMemoryStoredRecord(OWNER_RECORDS.openRows, clock),
  annualOfferHiddenAt: new InMemoryStoredRecord(OWNER_RECORDS.annualOfferHiddenAt, clock),
  signOutTimes: new InMemoryKeyedRecords(OWNER_RECORDS.signOutTimes, clock),
});
