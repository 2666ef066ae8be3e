import {
  SIGN_OUT_CAUSES,
  type SignOutReason,
  type SignOutReasonStore,
} from '@/application/ports/SignOutReasonStore';
import { instant } from '@/domain/shared/instant';

const KEY = 'amin.sign-out-reason';

/**
 * Keeps the reason in the tab's session storage; storage that is full or forbidden loses the reason only. Every visitor
 * loads it: no package here.
 */
export class SessionSignOutReasonStore implements SignOutReasonStore {
  constructor(private readonly storage: () => Storage) {}

  keep(reason: SignOutReason): void {
    try {
      this.storage().setItem(KEY, JSON.stringify(reason));
    } catch {
      /* The session has ended all the same. */
    }
  }

  recall(): SignOutReason | undefined {
    try {
      return read(JSON.parse(this.storage().getItem(KEY) ?? 'null'));
    } catch {
      return undefined;
    }
  }

  clear(): void {
    try {
      this.storage().removeItem(KEY);
    } catch {
      /* Forbidden storage holds nothing to clear. */
    }
  }
}

function read(kept: unknown): SignOutReason | undefined {
  if (typeof kept !== 'object' || kept === null || !('cause' in kept) || !('at' in kept)) return undefined;
  const { at } = kept;
  const cause = SIGN_OUT_CAUSES.find((known) => known === kept.cause);
  if (cause === undefined || typeof at !== 'number' || !Number.isInteger(at) || at < 0) return undefined;
  return { cause, at: instant(at) };
}
