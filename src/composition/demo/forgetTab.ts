import { removeItemsStarting } from '@/adapters/browser/removeItemsStarting';

const OF_THE_PRODUCT = 'amin.';
const OF_THE_DEMO = 'amin.demo.';
const UNDECIDED_ORDERS = 'amin.undecided-order.';

/**
 * Drafts, orders and whatever else the product keeps in the tab; the demo's own memory stays. Undecided orders go from
 * the device too: no other world knows of them.
 */
export function forgetTab(tab: () => Storage, device: () => Storage): void {
  try {
    removeItemsStarting(UNDECIDED_ORDERS, device());
    const kept = tab();
    const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    for (const name of names)
      if (name.startsWith(OF_THE_PRODUCT) && !name.startsWith(OF_THE_DEMO)) kept.removeItem(name);
  } catch {
    /* Forbidden storage holds nothing to forget. */
  }
}
