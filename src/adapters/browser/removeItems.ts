/** Removes every item whose name starts with the prefix, unless it shall stay. */
export function removeItems(
  storage: () => Storage,
  prefix: string,
  staysThere: (name: string) => boolean = () => false,
): void {
  try {
    const items = storage();
    const names = Array.from({ length: items.length }, (_, index) => items.key(index) ?? '');
    for (const name of names) if (name.startsWith(prefix) && !staysThere(name)) items.removeItem(name);
  } catch {
    /* Blocked storage holds no item. */
  }
}
