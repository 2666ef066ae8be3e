import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';
import type { SessionViewModel } from '@/ui/shell/SessionViewModel';
import { claimReload } from './claimReload';

/** @param ownFile The URL of a file of this release. The next release removes it. */
export function watchForNewRelease(
  browser: Window,
  navigation: Pick<DocumentNavigation, 'reload'>,
  ownFile: string,
): void {
  ignoreClearTimeoutAfterPagehide(browser);
  reloadOnceWhenOutdated(browser, navigation, {
    ownFile,
    isLeaving: isLeaving(browser),
    fetchFile: async (file, options) => fetch(file, options),
  });
}

interface Page {
  /** The URL of a file of this release. The next release removes it. */
  readonly ownFile: string;
  /** Whether a navigation to another document is under way. */
  readonly isLeaving: () => boolean;
  readonly fetchFile: typeof fetch;
}

/**
 * Reloads the page when a chunk fails to load because a new release has removed it. The error boundary handles a second
 * failure within a minute (threats T22). An import also fails without a connection, and in Firefox when a navigation
 * starts. So the page reloads only after the server has answered that the file is gone. It does not reload while the
 * browser navigates to another document, because a reload would cancel the navigation.
 */
export function reloadOnceWhenOutdated(
  browser: Pick<Window, 'addEventListener' | 'sessionStorage'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
  page: Page,
): void {
  let isChecking = false;
  const reloadIfGone = async (): Promise<void> => {
    isChecking = true;
    const isOutdated = await isGone(page.fetchFile, page.ownFile);
    isChecking = false;
    if (isOutdated && !page.isLeaving() && claimReload(() => browser.sessionStorage)) navigation.reload();
  };
  browser.addEventListener('vite:preloadError', () => {
    if (!isChecking && !page.isLeaving()) void reloadIfGone();
  });
}

/** HEAD requests bypass the service worker. Some hosts answer a missing file with a document and status 200. */
async function isGone(fetchFile: typeof fetch, file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetchFile(file, { method: 'HEAD', cache: 'no-store' });
    const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
    return status === 404 || status === 410 || (status === 200 && isDocument);
  } catch {
    return false;
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
 * has ended (threats T16). A signed-out page shows no such data and is reloaded only when the tab has signed in since.
 */
export function reloadWhenRestored(
  browser: Pick<Window, 'addEventListener'>,
  session: Pick<SessionViewModel, 'state'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
  mayBeSignedIn: () => boolean,
): void {
  browser.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (session.state.kind !== 'signed-out' || mayBeSignedIn())) navigation.reload();
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
