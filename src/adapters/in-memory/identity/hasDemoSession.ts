import type { MayHaveSession } from '@/application/ports/IdentityProvider';

/** The session storage key of the demo session. The item exists while an account is signed in. */
export const DEMO_SESSION_KEY = 'amin.demo.session';

/** Checks for a stored demo session without loading the demo adapters. */
export const hasDemoSession: MayHaveSession = (storage) => {
  try {
    return storage().getItem(DEMO_SESSION_KEY) !== null;
  } catch {
    /* sessionStorage can be blocked by the browser; then there is no session. */
    return false;
  }
};
