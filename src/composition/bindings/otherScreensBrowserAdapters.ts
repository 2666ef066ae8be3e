import type { ContainerModule } from 'inversify';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserSessionRecord } from '@/adapters/browser/BrowserSessionRecord';
import { BrowserSessionRecords } from '@/adapters/browser/BrowserSessionRecords';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import { draftSchema } from '@/adapters/browser/draftSchema';
import { lastBillingSchema } from '@/adapters/browser/lastBillingSchema';
import { preselectedPlanSchema } from '@/adapters/browser/preselectedPlanSchema';
import { profileDraftSchema } from '@/adapters/browser/profileDraftSchema';
import { OWNER_RECORDS, PRESELECTED_PLAN } from '@/application/ports/ownerRecords';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The adapters of the browser's own services that the dashboard does not need: drafts, orders and pictures. */
export function otherScreensBrowserAdapters(browser: Window): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  return bindings(({ bindFactory, value }) => {
    value(TOKENS.orderLock, new BrowserOrderLock(browser.navigator.locks));
    value(
      TOKENS.pictureEncoder,
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
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
      TOKENS.lastBilling,
      (clock) => new BrowserSessionRecords(storage, OWNER_RECORDS.lastBilling, lastBillingSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.preselectedPlan,
      (clock) => new BrowserSessionRecord(storage, PRESELECTED_PLAN, preselectedPlanSchema, clock),
      [TOKENS.clock],
    );
    bindFactory(
      TOKENS.profileDrafts,
      (clock) => new BrowserSessionRecords(storage, OWNER_RECORDS.profileDrafts, profileDraftSchema, clock),
      [TOKENS.clock],
    );
  });
}
