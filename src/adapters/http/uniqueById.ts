/**
 * Each item once by its id. Of items with the same id the first counts. A later one with different content is passed to
 * `onDifferent`, because it is not known which of them is right.
 */
export function uniqueById<Item extends { readonly id: string }>(
  items: readonly Item[],
  onDifferent: (first: Item, again: Item) => void,
): readonly Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) {
    const first = byId.get(item.id);
    if (first === undefined) byId.set(item.id, item);
    else if (JSON.stringify(first) !== JSON.stringify(item)) onDifferent(first, item);
  }
  return [...byId.values()];
}
