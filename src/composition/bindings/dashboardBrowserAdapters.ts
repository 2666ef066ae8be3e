import type { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { BrowserSessionRecord } from '@/adapters/browser/BrowserSessionRecord';
import { BrowserSessionRecords } from '@/adapters/browser/BrowserSessionRecords';
import { cachedBusinessesSchema } from '@/adapters/browser/cachedBusinessesSchema';
import { clearOwnerItems } from '@/adapters/browser/clearOwnerItems';
import { LocalPreferenceStore } from '@/adapters/browser/LocalPreferenceStore';
import { returnPathSchema } from '@/adapters/browser/returnPathSchema';
import { signOutReasonSchema } from '@/adapters/browser/signOutReasonSchema';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { RECORD_KINDS } from '@/application/ports/recordKinds';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The adapters of the browser's own services that the dashboard needs. They are the same in every variant. */
export function dashboardBrowserAdapters(browser: Window, diagnostics: Diagnostics): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  return bindings(({ bindFactory, value }) => {
    value(TOKENS.clock, new SystemClock(browser));
    value(TOKENS.diagnostics, diagnostics);
    value(TOKENS.navigation, new BrowserDocumentNavigation(browser.location));
    value(TOKENS.preferences, new LocalPreferenceStore(() => browser.localStorage));
    value(TOKENS.connection, new BrowserConnection(browser, browser.navigator));
    value(TOKENS.ownerItems, { clear: () => clearOwnerItems(storage) });
    value(
      TOKENS.signOutChannel,
      new BrowserSignOutChannel({
        createChannel: 'BroadcastChannel' in browser ? (name) => new BroadcastChannel(name) : undefined,
        crypto: 'subtle' in browser.crypto ? browser.crypto.subtle : undefined,
      }),
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
