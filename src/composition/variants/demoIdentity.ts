import type { ContainerModule } from 'inversify';
import { hasDemoSession } from '@/adapters/in-memory/identity/hasDemoSession';
import type { MayHaveSession } from '@/application/ports/IdentityProvider';

/* The identity provider of the demo, with its check for a stored session. */

export const mayHaveSession: MayHaveSession = hasDemoSession;

export async function loadIdentity(browser: Window): Promise<ContainerModule> {
  const { demoIdentityAdapter } = await import('../bindings/demoIdentityAdapter');
  return demoIdentityAdapter(browser);
}
