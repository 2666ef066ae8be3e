import * as v from 'valibot';
import type { RecordSchema } from './RecordSchema';

/** Stores field by field what the schema names: a card number that a form may come to hold is not stored by accident. */
export function valibotSchema<Value>(schema: v.GenericSchema<unknown, Value>): RecordSchema<Value> {
  return {
    parse: (stored) => {
      const parsed = v.safeParse(schema, stored);
      return parsed.success ? parsed.output : undefined;
    },
    select: (value) => v.parse(schema, value),
  };
}
