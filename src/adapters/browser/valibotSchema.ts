import * as v from 'valibot';
import type { RecordSchema } from './RecordSchema';

/** Stores only the fields of the schema. A field added to a form later, such as a card number, is not stored. */
export function valibotSchema<Value>(schema: v.GenericSchema<unknown, Value>): RecordSchema<Value> {
  return {
    parse: (stored) => {
      const parsed = v.safeParse(schema, stored);
      return parsed.success ? parsed.output : undefined;
    },
    select: (value) => v.parse(schema, value),
  };
}
