/** The part of a window that timers and their end need. */
type TimerWindow = Pick<Window, 'addEventListener' | 'clearTimeout'>;

/**
 * Lets no document clear the timers of the one that took its place. A garbage collector may end what a left document
 * held after the next one has begun (mobx-react-lite clears a timer then), and Chromium takes that document's
 * `clearTimeout` as the new one's: the timer of the same number there never fires. React waits for such a timer before
 * it shows a screen, so a page could stay on "Loading".
 */
export function clearOwnTimersOnly(browser: TimerWindow): void {
  const clear = browser.clearTimeout.bind(browser);
  let isLeft = false;
  browser.addEventListener('pagehide', () => (isLeft = true));
  browser.addEventListener('pageshow', () => (isLeft = false));
  browser.clearTimeout = (id) => {
    if (!isLeft) clear(id);
  };
}
