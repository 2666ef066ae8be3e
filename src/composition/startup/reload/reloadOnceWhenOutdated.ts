import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

const KEY = 'amin.reloaded-at';

/** Milliseconds after a reload in which a second failure does not reload again. */
const RELOAD_INTERVAL = 60_000;

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
  { ownFile, isLeaving, fetchFile }: Page,
): void {
  let isChecking = false;
  const reloadIfGone = async (): Promise<void> => {
    isChecking = true;
    const isOutdated = await isGone(fetchFile, ownFile);
    isChecking = false;
    if (isOutdated && !isLeaving() && mayReload(browser)) navigation.reload();
  };
  browser.addEventListener('vite:preloadError', () => {
    if (!isChecking && !isLeaving()) void reloadIfGone();
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

/** Without sessionStorage a second failure cannot be told from the first, so the page does not reload. */
function mayReload(browser: Pick<Window, 'sessionStorage'>): boolean {
  try {
    const last = Number(browser.sessionStorage.getItem(KEY) ?? 0);
    /* The clock may have been set back meanwhile. */
    if (Math.abs(Date.now() - last) <= RELOAD_INTERVAL) return false;
    browser.sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
