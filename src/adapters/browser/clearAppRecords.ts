import { ORDER_RECORDS, OWNER_RECORDS } from '@/application/ports/ownerRecords';
import { removeItems } from '../storage/removeItems';

const APP_PREFIX = 'amin.';
const DEMO_PREFIX = 'amin.demo.';

/**
 * Deletes the records of the app in this tab, such as drafts and orders, and those of owners on this device, such as an
 * offer that was hidden. The records of the demo itself stay, and so do language and theme.
 */
export function clearAppRecords(tab: () => Storage, device: () => Storage): void {
  for (const record of [...Object.values(OWNER_RECORDS), ...Object.values(ORDER_RECORDS)])
    if ('isOnDevice' in record) removeItems(device, record.storageKey);
  removeItems(tab, APP_PREFIX, (name) => name.startsWith(DEMO_PREFIX));
}

/** A sign-in without the sign-in page needs this. Otherwise the session would end as one that ended in another tab. */
export function clearSignOutTimes(device: () => Storage): void {
  removeItems(device, OWNER_RECORDS.signOutTimes.storageKey);
}
