/**
 * Loads code that the page can do without. Vite reports a failed import in a `vite:preloadError` event, on which the app
 * reloads the document. This stops every such event while it loads, so that other code that fails at the same time does
 * not reload the document either. Its own place shows the failure and loads it again.
 */
export async function withoutReloadOnFailure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  /* An object of its own, because the browser adds one listener only once, and another call would remove it. */
  const listener = { handleEvent: stopEvent };
  addEventListener('vite:preloadError', listener, { capture: true });
  try {
    return await load();
  } finally {
    removeEventListener('vite:preloadError', listener, { capture: true });
  }
}

function stopEvent(event: Event): void {
  event.stopImmediatePropagation();
}
