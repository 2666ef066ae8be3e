import type { Instant } from '@/domain/shared/instant';

/** The causes of a sign-out that did not happen in this tab: an expired session, or a sign-out in another tab. */
export const SIGN_OUT_CAUSES = ['expired', 'signed-out-elsewhere'] as const;
export type SignOutCause = (typeof SIGN_OUT_CAUSES)[number];

/** Stored until the owner dismisses it or signs in again, at most for the lifetime in recordKinds.ts. */
export interface SignOutReason {
  readonly cause: SignOutCause;
  readonly at: Instant;
}
