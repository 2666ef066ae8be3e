/** Milliseconds after which a navigation that has not led anywhere counts as given up. */
const GIVEN_UP = 60_000;

interface LeavingWindow {
  readonly navigation?: Pick<Navigation, 'addEventListener'> | undefined;
  addEventListener(type: 'beforeunload', listener: () => void): void;
}

/**
 * Tells whether a navigation to another document is under way, whoever has started it. Browsers without the Navigation
 * API tell so by `beforeunload`; the others are not asked for it, because Firefox keeps no page with such a listener
 * for the way back.
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
  return () => now() - leftAt < GIVEN_UP;
}
