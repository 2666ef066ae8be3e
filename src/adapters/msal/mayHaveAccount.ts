import type { MayHaveSession } from '@/application/ports/IdentityProvider';
import { itemNames, readItem } from '../storage/storageItems';

/** The session storage key of MSAL's list of accounts. Other MSAL keys remain after a sign-out. */
const ACCOUNT_LIST = /^msal\.\d+\.account\.keys$/;

/** A character that is neither white space nor a bracket, so `[]` has none. */
const ENTRY = /[^\s[\]]/;

/** Checks for a stored account without loading MSAL. */
export const mayHaveAccount: MayHaveSession = (storage) =>
  itemNames(storage, 'msal.').some(
    (key) => ACCOUNT_LIST.test(key) && ENTRY.test(readItem(storage, key) ?? ''),
  );
