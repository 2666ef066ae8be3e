/** Where the library lists the accounts of the tab. Other keys of it stay after a sign-out and tell nothing. */
const ACCOUNT_KEYS = /^msal\.\d+\.account\.keys$/u;

/** Whether the tab holds an account, looked up without loading the library that could use it. */
export function hasIdentitySession(storage: () => Pick<Storage, 'getItem' | 'key' | 'length'>): boolean {
  try {
    const kept = storage();
    const names = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    return names.some((name) => ACCOUNT_KEYS.test(name) && listsAccounts(kept.getItem(name)));
  } catch {
    /* Storage that is forbidden holds no session. */
    return false;
  }
}

function listsAccounts(value: string | null): boolean {
  return value !== null && !/^\s*\[\s*\]\s*$/u.test(value);
}
