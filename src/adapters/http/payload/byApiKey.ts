/** An object with the value of each field under the key that the API has for it. */
export function byApiKey<Field extends string, Keys extends Readonly<Record<Field, string>>, Value>(
  fields: readonly Field[],
  keys: Keys,
  valueOf: (field: Field) => Value,
): Readonly<Record<Keys[Field], Value>>;
export function byApiKey(
  fields: readonly string[],
  keys: Readonly<Record<string, string>>,
  valueOf: (field: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field) => [keys[field], valueOf(field)]));
}
