import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

const KEY = 'amin.reloaded-at';

/** How long after a reload another failure counts as a real one, in milliseconds. */
const PATIENCE = 60_000;

interface Page {
  /** The address of a file of this release, which is gone once the next one is there. */
  readonly ownFile: string;
  /** Whether a navigation to another document is under way. */
  readonly isLeaving: () => boolean;
  readonly ask: typeof fetch;
}

/**
 * After a release, an open page asks for files that are gone. One reload brings the new ones; a second failure within
 * a minute is left to the error boundary (threats T22). An import also fails without a connection, and in Firefox when
 * a navigation begins: the page is loaded anew only once the server has said that the file is gone, and never while
 * another document is on its way, whose navigation the reload would cancel.
 */
export function reloadOnceWhenOutdated(
  browser: Pick<Window, 'addEventListener' | 'sessionStorage'>,
  navigation: Pick<DocumentNavigation, 'reload'>,
  { ownFile, isLeaving, ask }: Page,
): void {
  let isAsking = false;
  const reloadIfGone = async (): Promise<void> => {
    isAsking = true;
    const isOutdated = await isGone(ask, ownFile);
    isAsking = false;
    if (isOutdated && !isLeaving() && mayReload(browser)) navigation.reload();
  };
  browser.addEventListener('vite:preloadError', () => {
    if (!isAsking && !isLeaving()) void reloadIfGone();
  });
}

/** No service worker answers to HEAD; a host that answers every address does so with a document. */
async function isGone(ask: typeof fetch, file: string): Promise<boolean> {
  try {
    const { status, headers } = await ask(file, { method: 'HEAD', cache: 'no-store' });
    const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
    return status === 404 || status === 410 || (status === 200 && isDocument);
  } catch {
    return false;
  }
}

/** Where storage is forbidden nobody can tell a first failure from a second, so nothing is reloaded. */
function mayReload(browser: Pick<Window, 'sessionStorage'>): boolean {
  try {
    const last = Number(browser.sessionStorage.getItem(KEY) ?? 0);
    browser.sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last > PATIENCE;
  } catch {
    return false;
  }
}
