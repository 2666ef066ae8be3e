import { SIGN_OUT_CAUSES, type SignOutReason } from '@/application/ports/SignOutReason';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant } from './storedFields';

/** Every visitor loads it: no package here. */
export const signOutReasonSchema: RecordSchema<SignOutReason> = {
  parse: (stored) => {
    const fields = storedFields(stored);
    const cause = SIGN_OUT_CAUSES.find((known) => known === fields['cause']);
    const at = storedInstant(fields['at']);
    return cause === undefined || at === undefined ? undefined : { cause, at };
  },
};
