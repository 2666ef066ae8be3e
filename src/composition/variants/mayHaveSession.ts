import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import type { MayHaveSession } from '@/application/ports/IdentityProvider';

/*
 * The check of the identity provider that each variant binds. It is apart from the bindings, because the boot script of
 * every document contains it. A test compares it with the bound provider.
 */

export const mayHaveDemoSession: MayHaveSession = hasDemoSession;

export const mayHaveLiveSession: MayHaveSession = mayHaveAccount;
