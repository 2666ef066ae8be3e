type Given<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** The properties that have a value, for components that know a property left out but not one that is `undefined`. */
export function given<T extends object>(properties: T): Given<T>;
export function given(properties: object): object {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
