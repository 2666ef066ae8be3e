/* Storage throws where the browser blocks it, and where it is full. */

/** Undefined where there is none, or where storage is blocked. */
export function readItem(storage: () => Storage, name: string): string | undefined {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes the item. An item that finds no room is lost; the one before it stays. */
export function writeItem(storage: () => Storage, name: string, text: string | undefined): void {
  try {
    if (text === undefined) storage().removeItem(name);
    else storage().setItem(name, text);
  } catch {
    /* Blocked storage holds no item to remove. */
  }
}
