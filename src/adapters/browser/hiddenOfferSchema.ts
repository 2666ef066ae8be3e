import type { Instant } from '@/domain/shared/instant';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant } from './storedFields';

export const hiddenOfferSchema: RecordSchema<{ readonly at: Instant }> = {
  parse: (stored) => {
    const at = storedInstant(storedFields(stored)['at']);
    return at === undefined ? undefined : { at };
  },
};
