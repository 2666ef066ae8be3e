import * as v from 'valibot';
import { instant } from '@/domain/shared/instant';
import { byLanguage } from '@/domain/shared/language';
import { parseAddOnId } from '@/domain/subscription/Plan';

/** JSON omits undefined fields. This adds them again, because the domain type requires every key. */
export const optionalField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(schema, () => undefined);

/** A text of JSON whose value has the schema. */
export const jsonOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.string(), v.parseJson(), schema);

/** A time in milliseconds since 1970. */
export const STORED_INSTANT = v.pipe(v.number(), v.integer(), v.minValue(0), v.transform(instant));

/** An id that its parser in the domain accepts. */
export const idBy = <Id extends string>(parse: (input: unknown) => Id | undefined) =>
  v.pipe(
    v.string(),
    v.maxLength(2000),
    v.transform((text) => parse(text)),
    v.custom<Id>((id) => id !== undefined),
  );

/** The add-ons of a draft or an order. */
export const ADD_ONS = v.array(
  v.object({ id: idBy(parseAddOnId), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
);

export const LOCALIZED_TEXT = v.object(byLanguage(() => v.exactOptional(v.string())));

/** A text as it was typed or pasted. The limit is longer than a pasted document, so that no draft is lost. */
export const TYPED_TEXT = v.pipe(v.string(), v.maxLength(200_000));
