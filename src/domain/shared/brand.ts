declare const brand: unique symbol;

/** A primitive type that only its parser creates, so that passing an unchecked value is a compile error. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };

type Unbranded<Branded> = Branded extends string ? string : Branded extends number ? number : never;

/** Creates a branded value. Only parsers call it, after validation. */
export function branded<Branded>(value: Unbranded<Branded>): Branded {
  return value as Branded;
}
