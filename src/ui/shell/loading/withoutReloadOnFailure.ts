/**
 * Loads code that the page can do without. Vite reports a failed import in a `vite:preloadError` event, on which the
 * app reloads the document. This stops every such event while it loads, also those of other code.
 */
export async function withoutReloadOnFailure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  /* A new object for each call, because the browser adds the same listener only once. */
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
