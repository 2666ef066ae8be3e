import type { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserStoredRecord } from '@/adapters/browser/BrowserStoredRecord';
import { BrowserStoredRecords } from '@/adapters/browser/BrowserStoredRecords';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import {
  cachedBusinessesSchema,
  draftSchema,
  draftTimeSchema,
  lastBillingSchema,
  openRowsSchema,
  preselectedPlanSchema,
  profileDraftSchema,
} from '@/adapters/browser/ownerRecordSchemas';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import type { RecordSchema } from '@/adapters/browser/RecordSchema';
import { OPEN_ROWS, OWNER_RECORDS, PRESELECTED_PLAN } from '@/application/ports/ownerRecords';
import type { RecordKey } from '@/application/ports/recordKeys';
import type { RecordKind } from '@/application/ports/recordKinds';
import type { ShellPorts } from '../startup/session';
import { bindings, type BoundServices } from '../bindings';

/**
 * The adapters of the browser's own services. They are the same in every variant.
 * @param ports Those that exist without the container, because a visitor's page uses them.
 */
export function browserAdapters(browser: Window, ports: ShellPorts): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const device = (): Storage => browser.localStorage;
  const record = <Value>(kind: RecordKind<Value>, schema: RecordSchema<Value>) => {
    return ({ clock }: BoundServices) => new BrowserStoredRecord(storage, kind, schema, clock);
  };
  const records = <Key extends RecordKey, Value>(
    kind: RecordKind<Value>,
    schema: RecordSchema<Value>,
    where = storage,
  ) => {
    return ({ clock }: BoundServices) => new BrowserStoredRecords<Key, Value>(where, kind, schema, clock);
  };
  return bindings({
    clock: () => ports.clock,
    diagnostics: () => ports.diagnostics,
    navigation: () => ports.navigation,
    preferences: () => ports.preferences,
    signOutReason: () => ports.signOutReason,
    returnPath: () => ports.returnPath,
    connection: () => new BrowserConnection(browser, browser.navigator),
    signOutChannel: () =>
      new BrowserSignOutChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    orderLock: () => new BrowserOrderLock(browser.navigator.locks),
    pictureEncoder: () =>
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    orders: ({ clock }) => new BrowserOrderJournal(storage, device, clock),
    preselectedPlan: record(PRESELECTED_PLAN, preselectedPlanSchema),
    openRows: record(OPEN_ROWS, openRowsSchema),
    cachedBusinesses: records(OWNER_RECORDS.cachedBusinesses, cachedBusinessesSchema),
    drafts: records(OWNER_RECORDS.drafts, draftSchema),
    lastBilling: records(OWNER_RECORDS.lastBilling, lastBillingSchema),
    rememberedBilling: records(OWNER_RECORDS.rememberedBilling, lastBillingSchema, device),
    profileDrafts: records(OWNER_RECORDS.profileDrafts, profileDraftSchema),
    listingDrafts: records(OWNER_RECORDS.listingDrafts, draftTimeSchema),
  });
}
