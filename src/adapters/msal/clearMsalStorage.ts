/** Removes all items of MSAL from the storage: accounts, tokens and unfinished requests. */
export function clearMsalStorage(storage: () => Storage): void {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
    for (const key of keys) if (key.startsWith('msal.')) stored.removeItem(key);
  } catch {
    /* sessionStorage can throw (blocked by the browser); then there is nothing to clear. */
  }
}

/** Removes the record of an unfinished redirect. MSAL refuses another redirect while it exists. */
export function clearUnfinishedRequest(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem('msal.interaction.status');
}
