type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * Removes the properties that are `undefined`. Some components accept a missing property, but not an `undefined` one
 * (exactOptionalPropertyTypes).
 */
export function given<T extends object>(properties: T): Given<T>;
export function given(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
