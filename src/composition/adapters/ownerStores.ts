import { BrowserStoredRecord } from '@/adapters/browser/BrowserStoredRecord';
import { BrowserStoredRecords } from '@/adapters/browser/BrowserStoredRecords';
import {
  cachedBusinessesSchema,
  selectionDraftSchema,
  listingDraftTimeSchema,
  timeSchema,
  lastBillingSchema,
  openRowsSchema,
  preselectedPlanSchema,
  profileDraftSchema,
} from '@/adapters/browser/ownerRecordSchemas';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import type { Clock } from '@/application/ports/Clock';
import { OWNER_RECORDS, type OwnerStores } from '@/application/ports/ownerRecords';
import type { RecordKey } from '@/application/ports/recordKeys';
import type { RecordKind } from '@/application/ports/recordKinds';

type Kind<Value> = RecordKind<Value> & { readonly isOnDevice?: true };

/**
 * The records of an owner in the storage of a browser.
 * @param tab sessionStorage.
 * @param device localStorage.
 */
export function ownerStores(
  tab: () => Storage,
  device: () => Storage,
  clock: Pick<Clock, 'now'>,
): OwnerStores {
  const storageOf = ({ isOnDevice }: Kind<never>): (() => Storage) => (isOnDevice === true ? device : tab);
  const record = <Value>(kind: Kind<Value>, schema: RecordSchema<Value>): BrowserStoredRecord<Value> =>
    new BrowserStoredRecord(storageOf(kind), kind, schema, clock);
  const records = <Key extends RecordKey, Value>(
    kind: Kind<Value>,
    schema: RecordSchema<Value>,
  ): BrowserStoredRecords<Key, Value> => new BrowserStoredRecords(storageOf(kind), kind, schema, clock);
  return {
    drafts: records(OWNER_RECORDS.drafts, selectionDraftSchema),
    profileDrafts: records(OWNER_RECORDS.profileDrafts, profileDraftSchema),
    listingDrafts: records(OWNER_RECORDS.listingDrafts, listingDraftTimeSchema),
    lastBilling: records(OWNER_RECORDS.lastBilling, lastBillingSchema),
    rememberedBilling: records(OWNER_RECORDS.rememberedBilling, lastBillingSchema),
    cachedBusinesses: records(OWNER_RECORDS.cachedBusinesses, cachedBusinessesSchema),
    preselectedPlan: record(OWNER_RECORDS.preselectedPlan, preselectedPlanSchema),
    openRows: record(OWNER_RECORDS.openRows, openRowsSchema),
    hiddenOffer: record(OWNER_RECORDS.hiddenOffer, timeSchema),
    signOutTimes: records(OWNER_RECORDS.signOutTimes, timeSchema),
  };
}
