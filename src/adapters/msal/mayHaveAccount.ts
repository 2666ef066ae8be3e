/** The session storage key of MSAL's list of accounts. Other MSAL keys remain after a sign-out. */
const ACCOUNT_LIST = /^msal\.\d+\.account\.keys$/;

/**
 * Returns false only when this tab certainly has no account. It does not import MSAL, because it decides whether MSAL
 * has to be downloaded.
 */
export function mayHaveAccount(storage: Pick<Storage, 'getItem' | 'key' | 'length'>): boolean {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.some((key) => ACCOUNT_LIST.test(key) && !isEmptyList(storage.getItem(key)));
}

function isEmptyList(stored: string | null): boolean {
  const list = stored?.trim() ?? '';
  return list === '' || (list.startsWith('[') && list.endsWith(']') && list.slice(1, -1).trim() === '');
}
