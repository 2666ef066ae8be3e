import { RETURN_FAILURES, type ReturnPath } from '@/application/ports/ReturnPath';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant, storedText } from './storedFields';

const MAX_PATH_LENGTH = 2000;

/** Validates without a schema package, because every visitor downloads this module. */
export const returnPathSchema: RecordSchema<ReturnPath> = {
  parse: (stored) => {
    const fields = storedFields(stored);
    const path = storedText(fields['path'], MAX_PATH_LENGTH);
    const rememberedAt = storedInstant(fields['rememberedAt']);
    const isPath = path !== undefined && isPathOfThisApp(path);
    if (!isPath || rememberedAt === undefined) return undefined;
    const failure = RETURN_FAILURES.find((known) => known === fields['failure']);
    return {
      path,
      rememberedAt,
      failure,
      ...(fields['hasSessionEnded'] === true && { hasSessionEnded: true }),
    };
  },
};

/** Refuses `//` and `/\` at the start, because browsers parse both as the start of another host. */
function isPathOfThisApp(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !/[\s\\]/.test(path);
}
