import { LANGUAGE_COOKIE } from '@/application/ports/languageCookie';

/** A cookie, localStorage, sessionStorage, or the Cache API of the service worker. */
export type StorageKind = 'cookie' | 'local' | 'session' | 'cache';

/** An entry that the app stores in the browser, as the cookie policy lists it. */
interface StoredEntry {
  /** The name of its texts in the cookie policy. */
  readonly name: string;
  /** The storage key, or several. A final asterisk stands for the rest of the key. */
  readonly key: string;
  readonly storage: StorageKind;
}

/** The keys of the sign-in library. Each build has one such library. */
const SIGN_IN_KEYS = import.meta.env['VITE_IDENTITY_PROVIDER'] === 'oidc' ? 'oidc.*' : 'msal.*, throttling.*';

/** All entries that this website stores. A test compares the list with the keys in the code. */
export const STORED_ENTRIES = [
  { name: 'languageCookie', key: LANGUAGE_COOKIE, storage: 'cookie' },
  { name: 'language', key: 'amin.language', storage: 'local' },
  { name: 'theme', key: 'amin.theme', storage: 'local' },
  { name: 'listLayout', key: 'amin.list-layout', storage: 'local' },
  { name: 'unknownOrder', key: 'amin.undecided-order.*', storage: 'local' },
  { name: 'orderKeys', key: 'amin.order-keys.*', storage: 'local' },
  { name: 'rememberedBilling', key: 'amin.remembered-billing.*', storage: 'local' },
  { name: 'signOutTime', key: 'amin.signed-out.*', storage: 'local' },
  { name: 'hiddenOffer', key: 'amin.no-annual-offer', storage: 'local' },
  { name: 'tabLanguage', key: 'amin.tab-language', storage: 'session' },
  { name: 'signIn', key: SIGN_IN_KEYS, storage: 'session' },
  { name: 'returnPath', key: 'amin.wanted-path', storage: 'session' },
  { name: 'draft', key: 'amin.draft.*', storage: 'session' },
  { name: 'preselectedPlan', key: 'amin.preselected-plan', storage: 'session' },
  { name: 'openRows', key: 'amin.open-rows', storage: 'session' },
  { name: 'lastBilling', key: 'amin.last-billing.*', storage: 'session' },
  { name: 'profileDraft', key: 'amin.profile-draft.*', storage: 'session' },
  { name: 'listingDraft', key: 'amin.listing-draft.*', storage: 'session' },
  { name: 'cachedBusinesses', key: 'amin.seen-businesses.*', storage: 'session' },
  { name: 'order', key: 'amin.order.*', storage: 'session' },
  { name: 'notices', key: 'amin.pending-notices', storage: 'session' },
  { name: 'signOutReason', key: 'amin.sign-out-reason', storage: 'session' },
  { name: 'reload', key: 'amin.reloaded-at', storage: 'session' },
  { name: 'reports', key: 'amin.reports', storage: 'session' },
  { name: 'files', key: 'amin-precache*', storage: 'cache' },
  { name: 'demo', key: 'amin.demo.*', storage: 'session' },
] as const satisfies readonly StoredEntry[];
