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
