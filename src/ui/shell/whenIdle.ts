/** In milliseconds; a browser that is never idle gets to it all the same. */
const LONGEST_WAIT = 500;
/** In milliseconds, where the browser does not tell when it is idle. */
const PAUSE = 32;

/**
 * Does some work once the browser has nothing better to do.
 * @returns how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(work, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
}
