/* Storage throws when the browser blocks it and when it is full. */

/** Throws like blocked storage, for code that runs without a browser. */
export function noStorage(): Storage {
  throw new Error('There is no storage');
}

/** Returns undefined when the item is missing or storage is blocked. */
export function readItem(storage: () => Pick<Storage, 'getItem'>, name: string): string | undefined {
  try {
    return storage().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes an item, or removes it when the value is undefined. When storage is full, the previous item stays. */
export function writeItem(storage: () => Storage, name: string, text: string | undefined): void {
  try {
    if (text === undefined) storage().removeItem(name);
    else storage().setItem(name, text);
  } catch {
    /* Storage is blocked or full. */
  }
}

/** The names of the items with the prefix, which are own properties of a storage. None when storage is blocked. */
export function itemNames(storage: () => object, prefix: string): readonly string[] {
  try {
    return Object.keys(storage()).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}
