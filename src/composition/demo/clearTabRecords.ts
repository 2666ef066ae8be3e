import { removeItems } from '@/adapters/browser/removeItems';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

const APP_PREFIX = 'amin.';
const DEMO_PREFIX = 'amin.demo.';

/**
 * Deletes the records of the app in this tab, such as drafts and orders. The records of the demo itself stay. Orders
 * without a result and their keys are deleted from localStorage too, because they belong to the demo world of this tab.
 */
export function clearTabRecords(tab: () => Storage, device: () => Storage): void {
  removeItems(device, ORDER_RECORDS.undecided.name);
  removeItems(device, ORDER_RECORDS.keys.name);
  removeItems(tab, APP_PREFIX, (name) => name.startsWith(DEMO_PREFIX));
}
