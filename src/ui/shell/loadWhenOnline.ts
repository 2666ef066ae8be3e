/** Milliseconds between two tries while the browser is online. */
const AGAIN = 2000;

/** Loads code and retries until it succeeds. Each failure calls `onFailure`. While offline it waits for a connection. */
export async function loadWhenOnline<Loaded>(
  load: () => Promise<Loaded>,
  onFailure?: () => void,
): Promise<Loaded> {
  try {
    return await load();
  } catch {
    onFailure?.();
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
      if (navigator.onLine) setTimeout(resolve, AGAIN);
    });
    return loadWhenOnline(load, onFailure);
  }
}
