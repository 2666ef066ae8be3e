/** Removes all items of a client library from the storage: accounts, tokens and unfinished requests. */
export function clearStorage(storage: () => Storage, prefix: string): void {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
    for (const key of keys) if (key.startsWith(prefix)) stored.removeItem(key);
  } catch {
    /* sessionStorage can throw (blocked by the browser); then there is nothing to clear. */
  }
}
