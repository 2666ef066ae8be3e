import { removeItems } from '@/adapters/browser/removeItems';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';

const OF_THE_PRODUCT = 'amin.';
const OF_THE_DEMO = 'amin.demo.';

/**
 * Drafts, orders and whatever else the product keeps in the tab; the demo's own memory stays. Undecided orders go from
 * the device too: no other world knows of them.
 */
export function clearTabRecords(tab: () => Storage, device: () => Storage): void {
  removeItems(device, ORDER_RECORDS.onDevice.name);
  removeItems(tab, OF_THE_PRODUCT, (name) => name.startsWith(OF_THE_DEMO));
}
