import type { MayHaveSession } from '@/application/ports/IdentityProvider';

/** The session storage key of MSAL's list of accounts. Other MSAL keys remain after a sign-out. */
const ACCOUNT_LIST = /^msal\.\d+\.account\.keys$/;

/** Checks for a stored account without loading MSAL. */
export const mayHaveAccount: MayHaveSession = (storage) => {
  try {
    const stored = storage();
    const keys = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
    return keys.some((key) => ACCOUNT_LIST.test(key) && !isEmptyList(stored.getItem(key)));
  } catch {
    /* sessionStorage can be blocked by the browser; then there is no account. */
    return false;
  }
};

function isEmptyList(stored: string | null): boolean {
  const list = stored?.trim() ?? '';
  return list === '' || (list.startsWith('[') && list.endsWith(']') && list.slice(1, -1).trim() === '');
}
