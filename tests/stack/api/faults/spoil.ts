/* Changes of the body of a response. */

const LIST_LENGTH = 10_000;
const LONG_TEXT = 5_000_000;

/** Converts numbers to texts, texts to numbers and lists to objects. Of an object, it converts each field. */
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

/** Applies `spoil` to the entries of a list, or to a single object. */
export function changeEach(value: unknown, spoil: (item: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(spoil) : spoil(value);
}

export function withFieldsOnly(value: unknown, fields: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)));
}

/** Adds fields that the client does not know, among them names of fields of other objects. */
export function withExtraFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return { role: 'admin', constructor: { name: 'x' }, nested: { id: 'other', status: 'paid' }, ...value };
}

/** Repeats the entries of a list with unique ids, or adds a long unknown text to an object. */
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
