/** Takes everything out of a storage whose name starts so. */
export function removeItemsStarting(prefix: string, storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(prefix) === true) storage.removeItem(name);
}
