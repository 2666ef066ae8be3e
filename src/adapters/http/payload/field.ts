import * as v from 'valibot';

/** A field that may be missing or null; one of a wrong type is as good as missing (faults R14). */
export function maybe<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema), undefined);
}

export const TEXT = maybe(v.string());
export const FLAG = maybe(v.boolean());

/** A number, also one written out in digits. */
export const NUMERAL = maybe(v.union([v.number(), v.string()]));

/** A date in any of the shapes of decision C10. */
export const DATE = maybe(v.union([v.number(), v.string()]));

/** A text by language. */
export const TEXT_BY_LANGUAGE = maybe(v.object({ en: TEXT, he: TEXT, ar: TEXT }));

/** A list whose items are read one by one: a bad one spoils nothing but itself. */
export const LIST = maybe(v.array(v.unknown()));

export type List = v.InferOutput<typeof LIST>;
