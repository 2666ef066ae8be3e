/** Where the browser keeps something: for good on the device, for as long as the tab is open, or as copies of files. */
export type StoragePlace = 'local' | 'session' | 'cache';

/** Something the app keeps in the browser, as the cookie policy lists it. */
interface StoredEntry {
  /** Names its words in the texts of the cookie policy. */
  readonly name: string;
  /** The key it is stored under; an asterisk at its end stands for the rest of the name. */
  readonly key: string;
  readonly place: StoragePlace;
}

/** Everything this website keeps in the browser. A test compares it with what is really written. */
export const STORED_ENTRIES = [
  { name: 'language', key: 'amin.language', place: 'local' },
  { name: 'theme', key: 'amin.theme', place: 'local' },
  { name: 'undecidedOrder', key: 'amin.undecided-order.*', place: 'local' },
  { name: 'tabLanguage', key: 'amin.tab-language', place: 'session' },
  { name: 'signIn', key: 'msal.*', place: 'session' },
  { name: 'returnPath', key: 'amin.wanted-path', place: 'session' },
  { name: 'draft', key: 'amin.draft.*', place: 'session' },
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
