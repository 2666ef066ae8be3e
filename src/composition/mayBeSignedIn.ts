/** What a session leaves in the tab; it is looked at before anything of the identity provider is loaded. */
const SESSION_TRACE = 'amin.demo.session';

/** False only when certainly nobody is signed in here. Storage that is forbidden holds no session. */
export function mayBeSignedIn(browser: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return browser.sessionStorage.getItem(SESSION_TRACE) !== null;
  } catch {
    return false;
  }
}
