import type { MayHaveSession } from '@/application/ports/IdentityProvider';
import { readItem } from '../../storage/storageItems';

/** The session storage key of the demo session. The item exists while an account is signed in. */
export const DEMO_SESSION_KEY = 'amin.demo.session';

/** Checks for a stored demo session without loading the demo adapters. */
export const hasDemoSession: MayHaveSession = (storage) => readItem(storage, DEMO_SESSION_KEY) !== undefined;
