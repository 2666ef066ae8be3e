declare const brand: unique symbol;

/** A primitive that only its own parser can make, so that an unchecked value does not compile in its place. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
