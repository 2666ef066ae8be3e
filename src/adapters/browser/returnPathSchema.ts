import type { ReturnPath } from '@/application/ports/ReturnPath';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant, storedText } from './storedFields';

/** Refuses `//` and `/\` at the start, because browsers parse both as the start of another host. */
const PATH_OF_THIS_APP = /^\/(?![/\\])[^\s\\]*$/;

const LONGEST_PATH = 2000;

/** Validates without a schema package, because every visitor downloads this module. */
export const returnPathSchema: RecordSchema<ReturnPath> = {
  parse: (stored) => {
    const fields = storedFields(stored);
    const path = storedText(fields['path'], LONGEST_PATH);
    const rememberedAt = storedInstant(fields['rememberedAt']);
    const isPath = path !== undefined && PATH_OF_THIS_APP.test(path);
    return isPath && rememberedAt !== undefined ? { path, rememberedAt } : undefined;
  },
};
