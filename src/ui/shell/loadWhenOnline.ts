/** Milliseconds between two tries while the browser is online. */
const RETRY_DELAY = 2000;

/** Loads code and retries until it succeeds. Offline it waits for a connection. Each failure calls `onFailure`. */
export async function loadWhenOnline<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
): Promise<Loaded> {
  try {
    return await load();
  } catch {
    onFailure?.();
    await new Promise<void>((resolve) => {
      const waiting = new AbortController();
      const end = (): void => {
        waiting.abort();
        resolve();
      };
      addEventListener('online', end, { signal: waiting.signal });
      if (navigator.onLine) setTimeout(end, RETRY_DELAY);
    });
    return loadWhenOnline(load, onFailure);
  }
}
