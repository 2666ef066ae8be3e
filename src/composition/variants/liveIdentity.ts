import type { ContainerModule } from 'inversify';
import { mayHaveAccount } from '@/adapters/msal/mayHaveAccount';
import type { MayHaveSession } from '@/application/ports/IdentityProvider';
import type { Environment } from './environment';

/* The identity provider of the live app, with its check for a stored session. Another provider replaces both. */

export const mayHaveSession: MayHaveSession = mayHaveAccount;

export async function loadIdentity(
  browser: Window,
  environment: Promise<Environment>,
): Promise<ContainerModule> {
  const [{ liveIdentityAdapter }, { identity }] = await Promise.all([
    import('../bindings/liveIdentityAdapter'),
    environment,
  ]);
  return liveIdentityAdapter(browser, identity);
}
