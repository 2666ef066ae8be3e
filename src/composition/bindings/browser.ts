import { ContainerModule } from 'inversify';
import { BrowserConnection } from '@/adapters/browser/BrowserConnection';
import { BrowserDocumentNavigation } from '@/adapters/browser/BrowserDocumentNavigation';
import { BrowserOrderJournal } from '@/adapters/browser/BrowserOrderJournal';
import { BrowserOrderLock } from '@/adapters/browser/BrowserOrderLock';
import { CanvasPictureEncoder } from '@/adapters/browser/CanvasPictureEncoder';
import { ConsoleDiagnostics } from '@/adapters/browser/ConsoleDiagnostics';
import { RandomOrderKeys } from '@/adapters/browser/RandomOrderKeys';
import { SessionDraftStore } from '@/adapters/browser/SessionDraftStore';
import { SessionProfileDraftStore } from '@/adapters/browser/SessionProfileDraftStore';
import { SessionSeenBusinessesStore } from '@/adapters/browser/SessionSeenBusinessesStore';
import { SessionWantedPathStore } from '@/adapters/browser/SessionWantedPathStore';
import { SystemClock } from '@/adapters/browser/SystemClock';
import { TOKENS } from '../tokens';

/** What the browser itself offers, the same in every mode. */
export function browserAdapters(browser: Window): ContainerModule {
  const sessionStorage = (): Storage => browser.sessionStorage;
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.clock).toConstantValue(new SystemClock(browser, () => Date.now()));
    bind(TOKENS.diagnostics).toConstantValue(new ConsoleDiagnostics(console));
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
    bind(TOKENS.wantedPaths).toConstantValue(new SessionWantedPathStore(sessionStorage));
  });
}
