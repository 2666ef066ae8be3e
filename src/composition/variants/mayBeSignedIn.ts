import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';

/** Whether this tab may hold a session. It reads sessionStorage without loading MSAL. Blocked storage holds none. */
export function mayBeSignedIn(browser: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return mayHaveAccount(browser.sessionStorage);
  } catch {
    return false;
  }
}
