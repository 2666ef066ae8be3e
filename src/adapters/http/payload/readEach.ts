import { nonBlank } from '@/domain/shared/LocalizedText';
import type { List } from './field';

/** Reads a list item by item and leaves out what cannot be read. */
export function readEach<Value>(
  items: List,
  read: (item: unknown) => Value | undefined,
  onUnreadable: (index: number) => void,
): readonly Value[] {
  return (items ?? []).flatMap((item, index) => {
    const value = read(item);
    if (value === undefined) onUnreadable(index);
    return value === undefined ? [] : [value];
  });
}

/** The texts of a list; what is blank or no text is none. */
export function textsIn(items: List): readonly string[] {
  return (items ?? []).map(nonBlank).filter((text) => text !== undefined);
}
