/**
 * Loads code that nobody has asked for yet. When it does not come, the document is not loaded anew for it, as it is for
 * what somebody waits for; the failure is the caller's alone.
 */
export async function quietly<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  addEventListener('vite:preloadError', keepToItself, { capture: true });
  try {
    return await load();
  } finally {
    removeEventListener('vite:preloadError', keepToItself, { capture: true });
  }
}

function keepToItself(event: Event): void {
  event.stopImmediatePropagation();
}
