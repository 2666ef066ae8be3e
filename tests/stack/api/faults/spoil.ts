/* What can be done to the body of an answer. */

const LIST_LENGTH = 10_000;
const LONG_TEXT = 5_000_000;

/** Numbers as texts, texts as numbers, lists as objects and the other way round. */
export function withWrongTypes(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return value.length;
    case 'number':
      return `about ${String(value)}`;
    case 'boolean':
      return [value];
    default:
      return withWrongParts(value);
  }
}

function withWrongParts(value: unknown): unknown {
  if (Array.isArray(value)) return { items: value.length };
  if (typeof value !== 'object' || value === null) return { value };
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withWrongTypes(part)]));
}

/** Spoils what is in a list, not the list. */
export function spoilEach(value: unknown, spoil: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(spoil) : spoil(value);
}

export function withFieldsOnly(value: unknown, fields: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
}

/** A list is repeated, each copy under an id of its own; an object gets a text nobody asked for. */
export function enlarged(value: unknown, count = LIST_LENGTH): unknown {
  if (!Array.isArray(value)) return { ...Object(value), padding: 'x'.repeat(LONG_TEXT) };
  const items: readonly unknown[] = value.length === 0 ? [{ id: 'item' }] : value;
  return Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    return index < items.length ? item : renamed(item, index);
  });
}

function renamed(item: unknown, index: number): unknown {
  if (typeof item !== 'object' || item === null || !('id' in item)) return item;
  return { ...item, id: `${String(item.id)}-${String(index)}` };
}
