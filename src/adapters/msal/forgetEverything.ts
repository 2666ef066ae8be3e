/** Takes everything MSAL keeps out of the storage: accounts, tokens and requests that were never answered. */
export function forgetEverything(storage: () => Storage): void {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    for (const key of keys) if (key.startsWith('msal.')) kept.removeItem(key);
  } catch {
    /* Forbidden storage holds nothing to forget. */
  }
}
