import type { DocumentNavigation } from '@/application/ports/DocumentNavigation';

const KEY = 'amin.reloaded-at';

/** How long after a reload another failure counts as a real one, in milliseconds. */
const PATIENCE = 60_000;

/**
 * After a release, an open page asks for files that are gone. One reload brings the new ones; a second failure within
 * a minute is left to the error boundary (threats T22). Without a connection a reload would take the page away.
 */
export function reloadOnceWhenOutdated(
  browser: Pick<Window, 'addEventListener' | 'sessionStorage'> & {
    readonly navigator: Pick<Navigator, 'onLine'>;
  },
  navigation: Pick<DocumentNavigation, 'reload'>,
): void {
  browser.addEventListener('vite:preloadError', (event) => {
    if (!browser.navigator.onLine || !mayReload(browser)) return;
    event.preventDefault();
    navigation.reload();
  });
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
