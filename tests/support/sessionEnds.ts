import type { SessionEndCause } from '@/application/ports/NoSessionReason';

/** The method of `SessionViewModel` with which a session ends for each cause. */
const METHODS = {
  'signed-out': 'signOut',
  'signed-out-elsewhere': 'followSignOut',
  expired: 'expire',
} as const satisfies Readonly<Record<SessionEndCause, string>>;

export const SESSION_ENDS = Object.values(METHODS);
