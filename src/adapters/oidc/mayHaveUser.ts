import type { MayHaveSession } from '@/application/ports/IdentityProvider';
import { readItem } from '../storage/storageItems';

/** The session storage key of the signed-in user. */
export const USER_KEY = 'oidc.user';

/** Checks for a stored user without loading the library. */
export const mayHaveUser: MayHaveSession = (storage) => readItem(storage, USER_KEY) !== undefined;
