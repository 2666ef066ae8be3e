import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { token, TOKENS } from '../tokens';
import { bindings } from './bindings';

/** Bound in the demo and in the developer console, never in the live app. */
export const DEMO_WORLD = token<DemoWorld>('DemoWorld');

/** The in-memory adapters of the remote services. They read and change the demo world. */
export const inMemoryServiceAdapters = bindings(({ bindClass }) => {
  bindClass(TOKENS.users, InMemoryUserRepository, [DEMO_WORLD]);
  bindClass(TOKENS.media, InMemoryMediaStore, [DEMO_WORLD]);
  bindClass(TOKENS.businesses, InMemoryBusinessRepository, [DEMO_WORLD]);
  bindClass(TOKENS.subscriptions, InMemorySubscriptionRepository, [DEMO_WORLD]);
  bindClass(TOKENS.plans, InMemoryPlanCatalog, [DEMO_WORLD, TOKENS.diagnostics]);
});
