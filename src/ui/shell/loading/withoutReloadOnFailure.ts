/**
 * Loads code that the page can do without. Vite reports a failed import in a `vite:preloadError` event, on which the
 * app reloads the document. This stops every such event while it loads, also those of other code, whose own place shows
 * the failure and retries.
 */
export async function withoutReloadOnFailure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  /* A new object for each call, because the browser would add and remove a shared listener only once. */
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
