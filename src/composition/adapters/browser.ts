import type { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserOwnerChannel } from '@/adapters/browser/BrowserOwnerChannel';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import { BrowserStoredRecord } from '@/adapters/browser/BrowserStoredRecord';
import { BrowserKeyedRecords } from '@/adapters/browser/BrowserKeyedRecords';
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
import { bindings } from '../container';

/** The adapters of the browser's own services. They are the same in every variant. */
export function browserAdapters(browser: Window): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const device = (): Storage => browser.localStorage;
  return bindings({
    connection: () => new BrowserConnection(browser, browser.navigator),
    signOutChannel: () =>
      new BrowserOwnerChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    orderLock: () => new BrowserOrderLock(browser.navigator.locks),
    pictureEncoder: () =>
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    orders: ({ clock }) => new BrowserOrderJournal(storage, device, clock, browser),
    ownerStores: ({ clock }) => ownerStores(storage, device, clock),
  });
}

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
  const keyedRecords = <Key extends RecordKey, Value>(
    kind: Kind<Value>,
    schema: RecordSchema<Value>,
  ): BrowserKeyedRecords<Key, Value> => new BrowserKeyedRecords(storageOf(kind), kind, schema, clock);
  return {
    selectionDrafts: keyedRecords(OWNER_RECORDS.selectionDrafts, selectionDraftSchema),
    profileDrafts: keyedRecords(OWNER_RECORDS.profileDrafts, profileDraftSchema),
    listingDrafts: keyedRecords(OWNER_RECORDS.listingDrafts, listingDraftTimeSchema),
    lastBilling: keyedRecords(OWNER_RECORDS.lastBilling, lastBillingSchema),
    rememberedBilling: keyedRecords(OWNER_RECORDS.rememberedBilling, lastBillingSchema),
    cachedBusinesses: keyedRecords(OWNER_RECORDS.cachedBusinesses, cachedBusinessesSchema),
    preselectedPlan: record(OWNER_RECORDS.preselectedPlan, preselectedPlanSchema),
    openRows: record(OWNER_RECORDS.openRows, openRowsSchema),
    annualOfferHiddenAt: record(OWNER_RECORDS.annualOfferHiddenAt, timeSchema),
    signOutTimes: keyedRecords(OWNER_RECORDS.signOutTimes, timeSchema),
  };
}
