import { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { BrowserSignOutChannel } from '@/adapters/browser/BrowserSignOutChannel';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import { RandomOrderKeys } from '@/adapters/browser/RandomOrderKeys';
import { SessionDraftStore } from '@/adapters/browser/SessionDraftStore';
import { SessionProfileDraftStore } from '@/adapters/browser/SessionProfileDraftStore';
import { SessionSeenBusinessesStore } from '@/adapters/browser/SessionSeenBusinessesStore';
import { SessionSignOutReasonStore } from '@/adapters/browser/SessionSignOutReasonStore';
import { SessionWantedPathStore } from '@/adapters/browser/SessionWantedPathStore';
import { SystemClock } from '@/adapters/browser/SystemClock';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import { TOKENS } from '../tokens';

/** What the browser itself offers, the same in every mode. */
export function browserAdapters(browser: Window, diagnostics: Diagnostics): ContainerModule {
  const sessionStorage = (): Storage => browser.sessionStorage;
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.clock).toConstantValue(new SystemClock(browser, () => Date.now()));
    bind(TOKENS.diagnostics).toConstantValue(diagnostics);
    bind(TOKENS.navigation).toConstantValue(new BrowserDocumentNavigation(browser.location));
    bind(TOKENS.drafts).toConstantValue(new SessionDraftStore(sessionStorage));
    bind(TOKENS.profileDrafts).toConstantValue(new SessionProfileDraftStore(sessionStorage));
    bind(TOKENS.seenBusinesses).toConstantValue(new SessionSeenBusinessesStore(sessionStorage));
    bind(TOKENS.connection).toConstantValue(new BrowserConnection(browser, browser.navigator));
    bind(TOKENS.orders).toConstantValue(
      new BrowserOrderJournal(
        sessionStorage,
        () => browser.localStorage,
        () => Date.now(),
      ),
    );
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
    bind(TOKENS.signOutReasons).toConstantValue(new SessionSignOutReasonStore(sessionStorage));
    bind(TOKENS.wantedPaths).toConstantValue(new SessionWantedPathStore(sessionStorage));
  });
}
