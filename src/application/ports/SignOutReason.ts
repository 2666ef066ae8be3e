import type { Instant } from '@/domain/shared/instant';

/** Why a session ended that its owner did not end in this tab: it expired, or another tab signed out. */
export const SIGN_OUT_CAUSES = ['expired', 'signed-out-elsewhere'] as const;
export type SignOutCause = (typeof SIGN_OUT_CAUSES)[number];

/** Stored until the owner has read it or signs in again. */
export interface SignOutReason {
  readonly cause: SignOutCause;
  readonly at: Instant;
}
