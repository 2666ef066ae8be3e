/** The keys of a table, in its order. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(table).filter((key): key is Key => Object.hasOwn(table, key));
}

/** A value for each row of a table, under the key of the row. */
export function byKey<Key extends string, Value>(
  table: Readonly<Record<Key, unknown>>,
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>>;
export function byKey(
  table: Readonly<Record<string, unknown>>,
  valueOf: (key: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keysOf(table).map((key) => [key, valueOf(key)]));
}
