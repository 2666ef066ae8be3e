/** The value of parsed JSON below the keys. Undefined when one of them is missing. Inherited keys do not count. */
export function valueAt(json: unknown, ...keys: readonly (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined,
    json,
  );
}
