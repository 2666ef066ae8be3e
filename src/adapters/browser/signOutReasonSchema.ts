import { SIGN_OUT_CAUSES, type SignOutReason } from '@/application/ports/SignOutReason';
import { instant } from '@/domain/shared/instant';
import type { RecordSchema } from './RecordSchema';

/** It imports no package, because every visitor loads this file. */
export const signOutReasonSchema: RecordSchema<SignOutReason> = { parse };

function parse(stored: unknown): SignOutReason | undefined {
  if (typeof stored !== 'object' || stored === null || !('cause' in stored) || !('at' in stored))
    return undefined;
  const { at } = stored;
  const cause = SIGN_OUT_CAUSES.find((known) => known === stored.cause);
  if (cause === undefined || typeof at !== 'number' || !Number.isInteger(at) || at < 0) return undefined;
  return { cause, at: instant(at) };
}
