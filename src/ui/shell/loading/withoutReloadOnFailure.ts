/**
 * Loads code that the page can do without. Vite reports a failed import in a `vite:preloadError` event, on which the app
 * reloads the document. This stops every such event while it loads. Other code that fails meanwhile shows its failure,
 * and is loaded again from there.
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
