/** The list of accounts MSAL keeps in session storage; other keys of it outlive a sign-out. */
const ACCOUNT_LIST = /^msal\.\d+\.account\.keys$/;

/**
 * False only when certainly nobody is signed in in this tab. Small, and without MSAL: it decides whether that has to
 * be downloaded at all.
 */
export function mayHaveAccount(storage: Pick<Storage, 'getItem' | 'key' | 'length'>): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.some((key) => ACCOUNT_LIST.test(key) && !isEmptyList(storage.getItem(key)));
}

function isEmptyList(stored: string | null): boolean {
  return stored === null || /^\s*(\[\s*\])?\s*$/.test(stored);
}
