import type { MayHaveSession } from '@/application/ports/IdentityProvider';

/** The session storage key of MSAL's list of accounts. Other MSAL keys remain after a sign-out. */
const ACCOUNT_LIST = /^msal\.\d+\.account\.keys$/;

/** A list with an entry has more than brackets. */
const ENTRY = /[^\s[\]]/;

/** Checks for a stored account without loading MSAL. */
export const mayHaveAccount: MayHaveSession = (storage) => {
  try {
    const stored = storage();
    return Object.keys(stored).some((key) => ACCOUNT_LIST.test(key) && ENTRY.test(stored.getItem(key) ?? ''));
  } catch {
    /* sessionStorage can be blocked by the browser; then there is no account. */
    return false;
  }
};
