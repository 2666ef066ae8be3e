import { readItem, writeItem } from '@/adapters/storage/storageItems';

/** When the page last reloaded itself. */
export const RELOADED_AT = 'amin.reloaded-at';

/** Milliseconds after a reload in which a second failure does not reload again. */
const RELOAD_INTERVAL = 60_000;

/**
 * Whether a page may reload itself because its files fail to load. If so, this stores that it reloads now, so it is
 * called last. Without sessionStorage a second failure cannot be told from the first, so the page may not reload.
 */
export function mayReload(storage: () => Storage): boolean {
  const now = Date.now();
  /* Without an item the difference is not a number. The clock may have been set back since. */
  if (Math.abs(now - Number(readItem(storage, RELOADED_AT))) <= RELOAD_INTERVAL) return false;
  writeItem(storage, RELOADED_AT, String(now));
  return readItem(storage, RELOADED_AT) === String(now);
}
