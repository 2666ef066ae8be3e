/** Removes every item with the prefix, except those for which `isKept` returns true. */
export function removeItems(
  storage: () => Storage,
  prefix: string,
  isKept: (name: string) => boolean = () => false,
): void {
  try {
    const items = storage();
    const names = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
    for (const name of names) if (name.startsWith(prefix) && !isKept(name)) items.removeItem(name);
  } catch {
    /* Storage can be blocked by the browser; then there is nothing to remove. */
  }
}
