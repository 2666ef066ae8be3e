import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';
import { DEMO_WORLD } from './dashboardWorldAdapters';

/** The in-memory adapters of the remote services that the dashboard does not need. */
export const otherScreensWorldAdapters = bindings(({ bindClass }) => {
  bindClass(TOKENS.media, InMemoryMediaStore, [DEMO_WORLD]);
  bindClass(TOKENS.subscriptions, InMemorySubscriptionRepository, [DEMO_WORLD]);
  bindClass(TOKENS.plans, InMemoryPlanCatalog, [DEMO_WORLD, TOKENS.diagnostics]);
});
