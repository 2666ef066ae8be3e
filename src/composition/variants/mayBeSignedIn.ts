import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';

/** Whether this tab may hold a session. Reads sessionStorage without loading MSAL. False when storage is blocked. */
export function mayBeSignedIn(browser: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return mayHaveAccount(browser.sessionStorage);
  } catch {
    return false;
  }
}
