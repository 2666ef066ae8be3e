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
export const inMemoryServiceAdapters = bindings(({ one }) => {
  one(TOKENS.users, InMemoryUserRepository, [DEMO_WORLD]);
  one(TOKENS.media, InMemoryMediaStore, [DEMO_WORLD]);
  one(TOKENS.businesses, InMemoryBusinessRepository, [DEMO_WORLD]);
  one(TOKENS.subscriptions, InMemorySubscriptionRepository, [DEMO_WORLD]);
  one(TOKENS.plans, InMemoryPlanCatalog, [DEMO_WORLD, TOKENS.diagnostics]);
});
