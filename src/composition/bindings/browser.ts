import { ContainerModule } from 'inversify';
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
import { profileDraftSchema } from '@/adapters/browser/profileDraftSchema';
import { RandomOrderKeys } from '@/adapters/browser/RandomOrderKeys';
import { returnPathSchema } from '@/adapters/browser/returnPathSchema';
import { signOutReasonSchema } from '@/adapters/browser/signOutReasonSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { TOKENS } from '../tokens';

/** What the browser itself offers, the same in every mode. */
export function browserAdapters(browser: Window, diagnostics: Diagnostics): ContainerModule {
  const sessionStorage = (): Storage => browser.sessionStorage;
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.clock).toConstantValue(new SystemClock(browser, () => Date.now()));
    bind(TOKENS.diagnostics).toConstantValue(diagnostics);
    bind(TOKENS.navigation).toConstantValue(new BrowserDocumentNavigation(browser.location));
    bind(TOKENS.drafts)
      .toResolvedValue(
        (clock) => new BrowserSessionRecords(sessionStorage, OWNER_RECORDS.drafts, draftSchema, clock),
        [TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.profileDrafts)
      .toResolvedValue(
        (clock) =>
          new BrowserSessionRecords(sessionStorage, OWNER_RECORDS.profileDrafts, profileDraftSchema, clock),
        [TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.cachedBusinesses)
      .toResolvedValue(
        (clock) =>
          new BrowserSessionRecords(
            sessionStorage,
            OWNER_RECORDS.cachedBusinesses,
            cachedBusinessesSchema,
            clock,
          ),
        [TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.connection).toConstantValue(new BrowserConnection(browser, browser.navigator));
    bind(TOKENS.orders)
      .toResolvedValue(
        (clock) => new BrowserOrderJournal(sessionStorage, () => browser.localStorage, clock),
        [TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.orderKeys).toConstantValue(new RandomOrderKeys(browser.crypto));
    bind(TOKENS.orderLock).toConstantValue(new BrowserOrderLock(browser.navigator.locks));
    bind(TOKENS.pictureEncoder).toConstantValue(
      new CanvasPictureEncoder({
        createImageBitmap: async (source, options) => browser.createImageBitmap(source, options),
        createCanvas: (width, height) => new OffscreenCanvas(width, height),
      }),
    );
    bind(TOKENS.signOutChannel).toConstantValue(
      new BrowserSignOutChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
    );
    bind(TOKENS.signOutReason)
      .toResolvedValue(
        (clock) =>
          new BrowserSessionRecord(sessionStorage, RECORD_KINDS.signOutReason, signOutReasonSchema, clock),
        [TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.returnPath)
      .toResolvedValue(
        (clock) => new BrowserSessionRecord(sessionStorage, RECORD_KINDS.returnPath, returnPathSchema, clock),
        [TOKENS.clock],
      )
      .inSingletonScope();
  });
}
