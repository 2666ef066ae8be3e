import { nonBlank } from '@/domain/shared/LocalizedText';
import type { List } from './field';

/** Parses each item of a list and omits invalid ones. */
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

export function textsIn(items: List): readonly string[] {
  return (items ?? []).map(nonBlank).filter((text) => text !== undefined);
}
