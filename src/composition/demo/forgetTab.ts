const OF_THE_PRODUCT = 'amin.';
const OF_THE_DEMO = 'amin.demo.';

/** Drafts, orders and whatever else the product keeps in the tab; the demo's own memory stays. */
export function forgetTab(storage: () => Storage): void {
  try {
    const kept = storage();
    const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    for (const name of names)
      if (name.startsWith(OF_THE_PRODUCT) && !name.startsWith(OF_THE_DEMO)) kept.removeItem(name);
  } catch {
    /* Forbidden storage holds nothing to forget. */
  }
}
