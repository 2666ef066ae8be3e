import { readItem, writeItem } from '@/adapters/storage/storageItems';

/** When the page last reloaded itself. */
export const RELOADED_AT = 'amin.reloaded-at';

/** Milliseconds after a reload in which a second failure does not reload again. */
const RELOAD_INTERVAL = 60_000;

/**
 * Claims the one reload of a minute, because files of the page fail to load. Returns false when another failure has
 * claimed it, or without sessionStorage, where a second failure cannot be told from the first.
 */
export function claimReload(storage: () => Storage): boolean {
  const now = Date.now();
  /* Without an item the difference is not a number. The clock may have been set back since. */
  if (Math.abs(now - Number(readItem(storage, RELOADED_AT))) <= RELOAD_INTERVAL) return false;
  writeItem(storage, RELOADED_AT, String(now));
  return readItem(storage, RELOADED_AT) === String(now);
}
