import { itemNames, writeItem } from './storageItems';

/** Removes every item with the prefix, except those for which `isKept` returns true. */
export function removeItems(
  storage: () => Storage,
  prefix: string,
  isKept: (name: string) => boolean = () => false,
): void {
  for (const name of itemNames(storage, prefix)) if (!isKept(name)) writeItem(storage, name, undefined);
}
