import type { DraftTime } from '@/application/ports/ownerRecords';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant } from './storedFields';

/** A draft whose other fields are not read here. They stay as they are stored. */
export const draftTimeSchema: RecordSchema<DraftTime> = {
  parse: (stored) => {
    const fields = storedFields(stored);
    const savedAt = storedInstant(fields['savedAt']);
    return savedAt === undefined ? undefined : { ...fields, savedAt };
  },
};
