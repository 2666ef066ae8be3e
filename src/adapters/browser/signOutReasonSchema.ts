import { SESSION_END_CAUSES, type SignOutReason } from '@/application/ports/SignOutReason';
import type { RecordSchema } from './RecordSchema';
import { storedFields, storedInstant } from './storedFields';

const CAUSES = [...SESSION_END_CAUSES, 'sign-in-required'] as const;

/** Validates without a schema package, because every visitor downloads this module. */
export const signOutReasonSchema: RecordSchema<SignOutReason> = {
  parse: (stored) => {
    const fields = storedFields(stored);
    const cause = CAUSES.find((known) => known === fields['cause']);
    const at = storedInstant(fields['at']);
    const stated = fields['hasOpenPayment'];
    const hasOpenPayment = typeof stated === 'boolean' ? stated : undefined;
    return cause === undefined || at === undefined ? undefined : { cause, at, hasOpenPayment };
  },
};
