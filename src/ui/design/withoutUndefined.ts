type WithoutUndefined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Removes the properties that are `undefined`. Some components accept a missing property, but not an `undefined` one
 * (exactOptionalPropertyTypes).
 */
export function withoutUndefined<T extends object>(properties: T): WithoutUndefined<T>;
export function withoutUndefined(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
