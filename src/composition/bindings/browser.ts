import type { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { BrowserSessionRecord } from '@/adapters/browser/BrowserSessionRecord';
import { BrowserSessionRecords } from '@/adapters/browser/BrowserSessionRecords';
import { cachedBusinessesSchema } from '@/adapters/browser/cachedBusinessesSchema';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import { draftSchema } from '@/adapters/browser/draftSchema';
import { lastBillingSchema } from '@/adapters/browser/lastBillingSchema';
import { preselectedPlanSchema } from '@/adapters/browser/preselectedPlanSchema';
import { profileDraftSchema } from '@/adapters/browser/profileDraftSchema';
import { RandomIdempotencyKeys } from '@/adapters/browser/RandomIdempotencyKeys';
import { returnPathSchema } from '@/adapters/browser/returnPathSchema';
import { signOutReasonSchema } from '@/adapters/browser/signOutReasonSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { OWNER_RECORDS, PRESELECTED_PLAN } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The adapters of the browser's own services, which are the same in every variant of the app. */
export function browserAdapters(browser: Window, diagnostics: Diagnostics): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  return bindings(({ bindFactory, value }) => {
    value(TOKENS.clock, new SystemClock(browser, () => Date.now()));
    value(TOKENS.diagnostics, diagnostics);
    value(TOKENS.navigation, new BrowserDocumentNavigation(browser.location));
    value(TOKENS.connection, new BrowserConnection(browser, browser.navigator));
    value(TOKENS.orderKeys, new RandomIdempotencyKeys(browser.crypto));
    value(TOKENS.orderLock, new BrowserOrderLock(browser.navigator.locks));
    value(
      TOKENS.pictureEncoder,
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    );
    value(
      TOKENS.signOutChannel,
      new BrowserSignOutChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    );
    bindFactory(
      TOKENS.orders,
      (clock) => new BrowserOrderJournal(storage, () => browser.localStorage, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.drafts,
      (clock) => new BrowserSessionRecords(storage, OWNER_RECORDS.drafts, draftSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.preselectedPlan,
      (clock) => new BrowserSessionRecord(storage, PRESELECTED_PLAN, preselectedPlanSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.lastBilling,
      (clock) => new BrowserSessionRecords(storage, OWNER_RECORDS.lastBilling, lastBillingSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.profileDrafts,
      (clock) => new BrowserSessionRecords(storage, OWNER_RECORDS.profileDrafts, profileDraftSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.cachedBusinesses,
      (clock) =>
        new BrowserSessionRecords(storage, OWNER_RECORDS.cachedBusinesses, cachedBusinessesSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.signOutReason,
      (clock) => new BrowserSessionRecord(storage, RECORD_KINDS.signOutReason, signOutReasonSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.returnPath,
      (clock) => new BrowserSessionRecord(storage, RECORD_KINDS.returnPath, returnPathSchema, clock),
      [TOKENS.clock],
    );
  });
}
