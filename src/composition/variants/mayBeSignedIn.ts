import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';

/** False only when certainly nobody is signed in in this tab. Storage that is forbidden holds no session. */
export function mayBeSignedIn(browser: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return mayHaveAccount(browser.sessionStorage);
  } catch {
    return false;
  }
}
