import { readItem, writeItem } from '@/adapters/storage/storageItems';
import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import { DEFAULT_LANGUAGE, type Language } from '@/domain/shared/language';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';

/* How a document loads its files, and when it reloads itself, for example because a new release has removed them. The boot script contains a part of this. */

export const tabStorage = (): Storage => window.sessionStorage;

/** Milliseconds before the first retry of an application that failed to load. Every further wait is twice as long. */
const RETRY_DELAY = 1000;

/** The longest wait before a retry, in milliseconds. */
const MAX_RETRY_DELAY = 16_000;

/**
 * Retries with backoff, and when the device is online again, because the page does not show the failure. Some browsers
 * cache a failed import, and every retry fails. A newer release may also have removed the file (threats T22). So from the
 * third failure on, three seconds after the first, the page reloads once, as soon as the server responds. Not
 * earlier: in Firefox an import also fails when a navigation starts, and a reload would cancel the navigation.
 */
export async function importWithRetry(file: string, delay = RETRY_DELAY): Promise<void> {
  try {
    await import(/* @vite-ignore */ file);
  } catch {
    if (
      delay > 2 * RETRY_DELAY &&
      readItem(tabStorage, RELOADED_AT) === undefined &&
      (await fetchDocument(location.href, DEFAULT_LANGUAGE))?.querySelector('#root') &&
      claimReload(tabStorage)
    )
      location.reload();
    await new Promise((settle) => {
      setTimeout(settle, delay);
      /* `ononline` and not `addEventListener`, because each failure would leave a listener. */
      window.ononline = settle;
    });
    return importWithRetry(file, Math.min(2 * delay, MAX_RETRY_DELAY));
  }
}

/**
 * Preloads what the screen needs after its first content: the files in `data-<language>-later` of the boot script. Style
 * sheets are prefetched, because the browser reports an unused preload, and an owner without businesses uses none.
 */
export function preloadLaterFiles(doc: Document, settings: DOMStringMap): void {
  for (const file of filesOf(doc, settings, 'Later'))
    preload(doc, file, { rel: file.endsWith('.css') ? 'prefetch' : 'modulepreload' });
}

/** The files of a language in the data attributes of the boot script. */
export const filesOf = (doc: Document, settings: DOMStringMap, when = ''): readonly string[] =>
  settings[`${doc.documentElement.dataset['language'] ?? ''}${when}`]?.split(' ') ?? [];

/** Calls `act` once the document is parsed. A precached script can run before that. */
export function whenParsed(doc: Document, act: () => void): void {
  if (doc.readyState === 'loading') doc.addEventListener('DOMContentLoaded', act);
  else act();
}

export function preload(doc: Document, url: string, kind: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(doc.createElement('link'), kind, { crossOrigin: '', href: url });
  doc.head.append(link);
  return link;
}

/** Milliseconds after which a page is shown in the language of its document. */
const LANGUAGE_TIMEOUT = 10_000;

/** By XMLHttpRequest, because Trusted Types do not allow parsing the text of a response. Null when it does not load. */
export async function fetchDocument(path: string, language: Language): Promise<Document | null> {
  const request = new XMLHttpRequest();
  request.open('GET', path);
  request.responseType = 'document';
  /* For an English page, whose path names no language. A server prefers the cookie to this header. */
  request.setRequestHeader('Accept-Language', language);
  request.timeout = LANGUAGE_TIMEOUT;
  await new Promise((settle) => {
    request.addEventListener('loadend', settle);
    request.send();
  });
  return request.responseXML;
}

/** When the page last reloaded itself. */
const RELOADED_AT = 'amin.reloaded-at';

/** Milliseconds after a reload in which a second failure does not reload again. */
const RELOAD_INTERVAL = 60_000;

/**
 * Claims the one reload of a minute, because files of the page fail to load. Returns false when another failure has
 * claimed it, or without sessionStorage, where a second failure cannot be told from the first.
 */
function claimReload(storage: () => Storage): boolean {
  const now = Date.now();
  /* Without an item the difference is not a number. The clock may have been set back since. */
  if (Math.abs(now - Number(readItem(storage, RELOADED_AT))) <= RELOAD_INTERVAL) return false;
  writeItem(storage, RELOADED_AT, String(now));
  return readItem(storage, RELOADED_AT) === String(now);
}

/** Allows the tab another reload once a page is hydrated, but not within the minute after the last. */
export function forgetReload(storage: () => Storage): void {
  if (claimReload(storage)) writeItem(storage, RELOADED_AT, undefined);
}

/** Starts what reloads the page when a new release has removed its files. */
export function watchForNewRelease(
  browser: Window,
  navigation: Pick<DocumentNavigation, 'reload'>,
  ownFile: string,
  isSignedIn: () => boolean,
): void {
  reloadOnceWhenOutdated(browser, navigation, {
    ownFile,
    isSignedIn,
    isLeaving: isLeaving(browser),
    fetchFile: async (file, options) => fetch(file, options),
    opensFromNetwork: async () => opensFromNetwork(browser.navigator).catch(() => true),
  });
}

/**
 * Whether the next document comes from the network. The service worker answers with the cached one, which would fail
 * again, until a new release waits. Unless one is being installed, it is unregistered. The page registers it later.
 */
async function opensFromNetwork({
  serviceWorker,
}: Partial<Pick<Navigator, 'serviceWorker'>>): Promise<boolean> {
  const registration = await serviceWorker?.getRegistration();
  if (registration?.installing) return false;
  if (registration?.waiting === null) await registration.unregister();
  return true;
}

interface Page {
  /** The URL of a file of this release. The next release removes it. */
  readonly ownFile: string;
  /** Whether the page shows an owner, who may have typed something. */
  readonly isSignedIn: () => boolean;
  /** Whether a navigation to another document is under way. */
  readonly isLeaving: () => boolean;
  readonly fetchFile: typeof fetch;
  /** Lets the next document come from the network, if that is possible already. */
  readonly opensFromNetwork: () => Promise<boolean>;
}

/**
 * Reloads the page when a chunk fails to load because a new release has removed it. The error boundary handles a second
 * failure within a minute (threats T22). An import also fails without a connection, and in Firefox when a navigation
 * starts. So the page reloads only after the server has answered that the file is gone. Some browsers cache a failed import. So if no owner is signed in who may have typed something, the page also reloads once when a chunk fails again although the server answers. That is no reason to ask an owner about unsaved changes. It does not reload while the
 * browser navigates to another document, because a reload would cancel the navigation.
 */
export function reloadOnceWhenOutdated(
  browser: Pick<Window, 'addEventListener' | 'sessionStorage'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
  page: Page,
): void {
  const storage = (): Storage => browser.sessionStorage;
  let isChecking = false;
  let hasFailedBefore = false;
  const mayReload = (): boolean =>
    hasFailedBefore && !page.isSignedIn() && readItem(storage, RELOADED_AT) === undefined;
  const reloadIfOutdated = async (): Promise<void> => {
    const found = await find(page.fetchFile, page.ownFile);
    const isOutdated = found === 'gone' && (await page.opensFromNetwork());
    if (page.isLeaving()) return;
    if ((isOutdated || (found === 'there' && mayReload())) && claimReload(storage)) navigation.reload();
    hasFailedBefore ||= found === 'there';
  };
  browser.addEventListener('vite:preloadError', () => {
    if (isChecking || page.isLeaving()) return;
    isChecking = true;
    void reloadIfOutdated().finally(() => (isChecking = false));
  });
}

/**
 * HEAD requests bypass the service worker. Some hosts answer a missing file with a document and status 200. Undefined
 * when the server does not say.
 */
async function find(fetchFile: typeof fetch, file: string): Promise<'there' | 'gone' | undefined> {
  try {
    const { status, headers } = await fetchFile(file, { method: 'HEAD', cache: 'no-store' });
    const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
    if (status === 404 || status === 410 || (status === 200 && isDocument)) return 'gone';
    return status === 200 ? 'there' : undefined;
  } catch {
    return undefined;
  }
}

/** Milliseconds after which a navigation that has not left the document counts as cancelled. */
const CANCELLED_AFTER = 60_000;

interface LeavingWindow {
  readonly navigation?: Pick<Navigation, 'addEventListener'> | undefined;
  addEventListener(type: 'beforeunload', listener: () => void): void;
}

/**
 * Returns a function that tells whether a navigation to another document has started. Uses the Navigation API, or `beforeunload`
 * in browsers without it. Only those get the listener, because Firefox keeps no page with it in its back/forward cache.
 */
export function isLeaving(browser: LeavingWindow, now: () => number = () => Date.now()): () => boolean {
  let leftAt = -Infinity;
  const leave = (): void => void (leftAt = now());
  const { navigation } = browser;
  if (navigation === undefined) browser.addEventListener('beforeunload', leave);
  else {
    navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
      if (!destination.sameDocument && downloadRequest === null) leave();
    });
    navigation.addEventListener('navigateerror', () => (leftAt = -Infinity));
  }
  return () => now() - leftAt < CANCELLED_AFTER;
}

/**
 * Reloads a page that the browser restores from its back/forward cache. It can show an owner's data after the session
 * has ended (threats T16), and is emptied then, because a reload can be slow. A signed-out page shows no such data and is
 * reloaded only when the tab has signed in since.
 */
export function reloadWhenRestored(
  browser: Pick<Window, 'addEventListener' | 'document'>,
  session: Pick<SessionViewModel, 'state'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
  mayBeSignedIn: () => boolean,
): void {
  browser.addEventListener('pageshow', ({ persisted }) => {
    const { state } = session;
    if (!persisted || (state.kind === 'signed-out' && !mayBeSignedIn())) return;
    const showsOwner =
      state.kind === 'signed-in' || (state.kind === 'redirecting' && state.to === 'sign-out');
    if (showsOwner && !mayBeSignedIn()) browser.document.body.replaceChildren();
    navigation.reload();
  });
}

type TimerWindow = Pick<Window, 'addEventListener' | 'clearTimeout'>;

/**
 * Ignores `clearTimeout` calls of a document after its `pagehide`. mobx-react-lite clears a timer when an object is
 * garbage collected, which can happen after the next document has started. Chromium then clears the timer with the same
 * id in the next document. If React waits for that timer, the next page stays on "Loading".
 */
export function ignoreClearTimeoutAfterPagehide(browser: TimerWindow): void {
  const clear = browser.clearTimeout.bind(browser);
  let isLeft = false;
  browser.addEventListener('pagehide', () => (isLeft = true));
  browser.addEventListener('pageshow', () => (isLeft = false));
  browser.clearTimeout = (id) => {
    if (!isLeft) clear(id);
  };
}
