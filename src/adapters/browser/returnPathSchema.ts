import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant, storedText } from './storedFields';

/** One slash, then no second one and no backslash: browsers read either as the start of another site. */
const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;

const LONGEST_PATH = 2000;

/** Every visitor loads it: no package here. */
export const returnPathSchema: RecordSchema<ReturnPath> = {
  parse: (stored) => {
    const fields = storedFields(stored);
    const path = storedText(fields['path'], LONGEST_PATH);
    const rememberedAt = storedInstant(fields['rememberedAt']);
    const isPath = path !== undefined && PATH_OF_THIS_APP.test(path);
    return isPath && rememberedAt !== undefined ? { path, rememberedAt } : undefined;
  },
};
