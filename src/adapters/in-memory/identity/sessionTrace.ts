/** Present exactly while somebody is signed in to the demo in this tab. */
export const DEMO_SESSION_KEY = 'amin.demo.session';

/** Whether the tab holds a session, looked up without loading what could use it. */
export function hasDemoSession(storage: () => Pick<Storage, 'getItem'>): boolean {
  try {
    return storage().getItem(DEMO_SESSION_KEY) !== null;
  } catch {
    /* Storage that is forbidden holds no session. */
    return false;
  }
}
