/** Milliseconds after which the work runs even in a busy browser. */
const MAX_WAIT = 500;
/** The delay in milliseconds in browsers without `requestIdleCallback`. */
const PAUSE = 32;

/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(work, { timeout: MAX_WAIT });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
}
