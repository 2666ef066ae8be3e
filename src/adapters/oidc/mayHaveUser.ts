import type { MayHaveSession } from '@/application/ports/IdentityProvider';

/** The session storage key of the signed-in user. */
export const USER_KEY = 'oidc.user';

/** Checks for a stored user without loading the library. */
export const mayHaveUser: MayHaveSession = (storage) => {
  try {
    return storage().getItem(USER_KEY) !== null;
  } catch {
    /* sessionStorage can be blocked by the browser; then there is no user. */
    return false;
  }
};
