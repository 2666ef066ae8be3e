import type { Instant } from '@/domain/shared/instant';

/** How a session ended: by a sign-out here or in another tab, or because it could not be continued (`expired`). */
export const SESSION_END_CAUSES = ['signed-out', 'signed-out-elsewhere', 'expired'] as const;
export type SessionEndCause = (typeof SESSION_END_CAUSES)[number];

/**
 * Why an owner's page cannot be shown: the session has ended, or this tab never had one (decision C5). Stored until
 * the owner dismisses it or signs in again, at most for the lifetime in recordKinds.ts.
 */
export interface NoSessionReason {
  readonly cause: SessionEndCause | 'sign-in-required';
  readonly at: Instant;
  /** The outcome of a payment was unknown. The cause `signed-out` is stored only then. */
  readonly hasUnknownOrder?: boolean | undefined;
}
