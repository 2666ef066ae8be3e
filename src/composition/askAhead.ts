import type { Container } from 'inversify';
import type { RouteName } from '@/ui/shell/screens';
import type { EarlySessionUseCases } from './sessionUseCases';
import { TOKENS } from './tokens';

/**
 * Asks what the first screen is going to ask while its code and texts are on their way: who is here, and for the list
 * where that is what the address shows. What fails is told to the screen when it asks.
 */
export async function askAhead(
  route: RouteName,
  identity: Pick<EarlySessionUseCases, 'askWhoIsHere'>,
  loadContainer: () => Promise<Container>,
): Promise<void> {
  try {
    const session = await identity.askWhoIsHere();
    if (route !== 'dashboard' || !session.ok || session.value.kind === 'signed-out') return;
    (await loadContainer()).get(TOKENS.listBusinesses).begin(session.value.user);
  } catch {
    /* The code did not come: the screen that needs it says so. */
  }
}
