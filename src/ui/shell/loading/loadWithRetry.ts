/** Milliseconds before the first retry while the browser is online. Every further wait is twice as long. */
const RETRY_DELAY = 2000;

/** The longest wait before a retry, in milliseconds. */
const MAX_RETRY_DELAY = 16_000;

/** Loads code and retries until it succeeds. Each failure calls `onFailure`. Offline it waits for a connection. */
export async function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
  delay = RETRY_DELAY,
): Promise<Loaded> {
  try {
    return await load();
  } catch {
    onFailure?.();
    await new Promise<void>((resolve) => {
      const listening = new AbortController();
      const endWait = (): void => {
        listening.abort();
        resolve();
      };
      addEventListener('online', endWait, { signal: listening.signal });
      if (navigator.onLine) setTimeout(endWait, delay);
    });
    return loadWithRetry(load, onFailure, Math.min(2 * delay, MAX_RETRY_DELAY));
  }
}
