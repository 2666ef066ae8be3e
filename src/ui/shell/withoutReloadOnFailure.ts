/**
 * Prefetches code. Vite reports a failed import in a `vite:preloadError` event, on which the app reloads the document.
 * A failed prefetch must not reload, so this stops the event and only rejects.
 */
export async function withoutReloadOnFailure<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  addEventListener('vite:preloadError', stopEvent, { capture: true });
  try {
    return await load();
  } finally {
    removeEventListener('vite:preloadError', stopEvent, { capture: true });
  }
}

function stopEvent(event: Event): void {
  event.stopImmediatePropagation();
}
