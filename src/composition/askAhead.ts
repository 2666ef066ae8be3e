import type { Container } from 'inversify';
import { parseBusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { idIn } from '@/ui/shell/routePaths';
import type { RouteName } from '@/ui/shell/routes';
import type { EarlySessionUseCases } from './sessionUseCases';
import { TOKENS } from './tokens';

/** @param path Without the language. */
interface Address {
  readonly route: RouteName;
  readonly path: string;
}

/**
 * Asks what the first screen is going to ask while its code and texts are on their way: who is here, and then for what
 * the address shows. What fails is told to the screen when it asks.
 */
export async function askAhead(
  address: Address,
  identity: Pick<EarlySessionUseCases, 'askWhoIsHere'>,
  loadContainer: () => Promise<Container>,
): Promise<void> {
  try {
    const session = await identity.askWhoIsHere();
    if (!session.ok || session.value.kind === 'signed-out') return;
    askFor(address, session.value.user, await loadContainer());
  } catch {
    /* The code did not come: the screen that needs it says so. */
  }
}

function askFor({ route, path }: Address, owner: User, container: Container): void {
  if (route === 'dashboard') container.get(TOKENS.listBusinesses).prefetch(owner);
  if (route === 'profile') container.get(TOKENS.readsAhead).viewProfile.begin(owner);
  const id = parseBusinessId(idIn(route, path));
  if (id === undefined) return;
  const { viewBusiness, viewSubscription, startSubscriptionWizard } = container.get(TOKENS.readsAhead);
  if (route === 'business') {
    viewBusiness.begin(owner, id);
    viewSubscription.begin(owner, id);
  }
  if (route === 'subscription') startSubscriptionWizard.begin(owner, id);
}
