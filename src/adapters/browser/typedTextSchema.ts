import * as v from 'valibot';

/** A text as it was typed or pasted. Longer than any valid one, because nothing that was typed may be lost. */
export const TYPED_TEXT = v.pipe(v.string(), v.maxLength(20_000));
