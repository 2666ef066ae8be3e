/** Removes all items of MSAL from the storage: accounts, tokens and unfinished requests. */
export function clearMsalStorage(storage: () => Storage): void {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    for (const key of keys) if (key.startsWith('msal.')) kept.removeItem(key);
  } catch {
    /* sessionStorage can throw (blocked by the browser); then there is nothing to clear. */
  }
}

/** Removes the record of an unfinished redirect. MSAL refuses another redirect while it exists. */
export function clearUnfinishedRequest(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem('msal.interaction.status');
}
