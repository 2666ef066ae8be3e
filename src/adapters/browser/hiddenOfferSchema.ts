import type { HiddenOffer } from '@/application/ports/hiddenOffer';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant } from './storedFields';

export const hiddenOfferSchema: RecordSchema<HiddenOffer> = {
  parse: (stored) => {
    const at = storedInstant(storedFields(stored)['at']);
    return at === undefined ? undefined : { at };
  },
};
