declare const brand: unique symbol;

/** A primitive that only its own parser can make, so that an unchecked value does not compile in its place. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };

/** The value inside a brand. */
type Unbranded<Branded> = Branded extends string ? string : Branded extends number ? number : never;

/** The one place that makes branded values; only parsers call it, after they have checked. */
export function branded<Branded>(value: Unbranded<Branded>): Branded {
  return value as Branded;
}
