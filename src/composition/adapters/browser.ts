import type { ContainerModule, ServiceIdentifier } from 'inversify';
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
import type { StoredRecord, StoredRecords } from '@/application/ports/StoredRecords';
import type { ShellPorts } from '../startup/session';
import { bindings, TOKENS } from '../tokens';

/**
 * The adapters of the browser's own services. They are the same in every variant.
 * @param ports Those that exist without the container, because a visitor's page uses them.
 */
export function browserAdapters(browser: Window, ports: ShellPorts): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const device = (): Storage => browser.localStorage;
  return bindings(({ bindFactory, value }) => {
    value(TOKENS.clock, ports.clock);
    value(TOKENS.diagnostics, ports.diagnostics);
    value(TOKENS.navigation, ports.navigation);
    value(TOKENS.preferences, ports.preferences);
    value(TOKENS.signOutReason, ports.signOutReason);
    value(TOKENS.returnPath, ports.returnPath);
    value(TOKENS.connection, new BrowserConnection(browser, browser.navigator));
    value(
      TOKENS.signOutChannel,
      new BrowserSignOutChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    );
    value(TOKENS.orderLock, new BrowserOrderLock(browser.navigator.locks));
    value(
      TOKENS.pictureEncoder,
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    );
    bindFactory(TOKENS.orders, (clock) => new BrowserOrderJournal(storage, device, clock), [TOKENS.clock]);
    const record = <Value>(
      name: ServiceIdentifier<StoredRecord<Value>>,
      kind: RecordKind<Value>,
      schema: RecordSchema<Value>,
    ): void =>
      bindFactory(name, (clock) => new BrowserStoredRecord(storage, kind, schema, clock), [TOKENS.clock]);
    const records = <Key extends RecordKey, Value>(
      name: ServiceIdentifier<StoredRecords<Key, Value>>,
      kind: RecordKind<Value>,
      schema: RecordSchema<Value>,
      where = storage,
    ): void =>
      bindFactory(name, (clock) => new BrowserStoredRecords<Key, Value>(where, kind, schema, clock), [
        TOKENS.clock,
      ]);
    record(TOKENS.preselectedPlan, PRESELECTED_PLAN, preselectedPlanSchema);
    record(TOKENS.openRows, OPEN_ROWS, openRowsSchema);
    records(TOKENS.cachedBusinesses, OWNER_RECORDS.cachedBusinesses, cachedBusinessesSchema);
    records(TOKENS.drafts, OWNER_RECORDS.drafts, draftSchema);
    records(TOKENS.lastBilling, OWNER_RECORDS.lastBilling, lastBillingSchema);
    records(TOKENS.rememberedBilling, OWNER_RECORDS.rememberedBilling, lastBillingSchema, device);
    records(TOKENS.profileDrafts, OWNER_RECORDS.profileDrafts, profileDraftSchema);
    bindFactory(
      TOKENS.listingDrafts,
      (clock) => new BrowserStoredRecords(storage, OWNER_RECORDS.listingDrafts, draftTimeSchema, clock),
      [TOKENS.clock],
    );
  });
}
