/** Milliseconds after which a navigation that has not left the document counts as cancelled. */
const CANCELLED_AFTER = 60_000;

interface LeavingWindow {
  readonly navigation?: Pick<Navigation, 'addEventListener'> | undefined;
  addEventListener(type: 'beforeunload', listener: () => void): void;
}

/**
 * Returns a function that tells whether a navigation to another document has started. It uses the Navigation API, or
 * `beforeunload` in browsers without it. The other browsers get no `beforeunload` listener, because Firefox keeps no
 * page with such a listener in its back/forward cache.
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
