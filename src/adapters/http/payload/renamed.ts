/** The values of some fields under the keys that the API has for them. */
export function renamed<Field extends string, Keys extends Readonly<Record<Field, string>>, Value>(
  fields: readonly Field[],
  keys: Keys,
  valueOf: (field: Field) => Value,
): Readonly<Record<Keys[Field], Value>>;
export function renamed(
  fields: readonly string[],
  keys: Readonly<Record<string, string>>,
  valueOf: (field: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field) => [keys[field], valueOf(field)]));
}
