/** localStorage, sessionStorage, or the Cache API of the service worker. */
export type StorageKind = 'local' | 'session' | 'cache';

/** An entry that the app stores in the browser, as the cookie policy lists it. */
interface StoredEntry {
  /** The name of its texts in the cookie policy. */
  readonly name: string;
  /** The storage key. A final asterisk stands for the rest of the key. */
  readonly key: string;
  readonly place: StorageKind;
}

/** All entries that this website stores in the browser. A test compares the list with the keys in the code. */
export const STORED_ENTRIES = [
  { name: 'language', key: 'amin.language', place: 'local' },
  { name: 'theme', key: 'amin.theme', place: 'local' },
  { name: 'listLayout', key: 'amin.list-layout', place: 'local' },
  { name: 'undecidedOrder', key: 'amin.undecided-order.*', place: 'local' },
  { name: 'tabLanguage', key: 'amin.tab-language', place: 'session' },
  { name: 'signIn', key: 'msal.*', place: 'session' },
  { name: 'returnPath', key: 'amin.wanted-path', place: 'session' },
  { name: 'draft', key: 'amin.draft.*', place: 'session' },
  { name: 'preselectedPlan', key: 'amin.preselected-plan', place: 'session' },
  { name: 'lastBilling', key: 'amin.last-billing.*', place: 'session' },
  { name: 'profileDraft', key: 'amin.profile-draft.*', place: 'session' },
  { name: 'cachedBusinesses', key: 'amin.seen-businesses.*', place: 'session' },
  { name: 'order', key: 'amin.order.*', place: 'session' },
  { name: 'notices', key: 'amin.pending-notices', place: 'session' },
  { name: 'signOutReason', key: 'amin.sign-out-reason', place: 'session' },
  { name: 'reload', key: 'amin.reloaded-at', place: 'session' },
  { name: 'reports', key: 'amin.reports', place: 'session' },
  { name: 'files', key: 'amin-precache-v2-*', place: 'cache' },
  { name: 'demo', key: 'amin.demo.*', place: 'session' },
] as const satisfies readonly StoredEntry[];
