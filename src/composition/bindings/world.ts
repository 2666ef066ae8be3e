import { ContainerModule } from 'inversify';
import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import { DEMO_WORLD } from '../demo/demoWorldToken';
import { TOKENS } from '../tokens';

/** The services of the demo world, wherever the world itself stands. */
export const worldAdapters = new ContainerModule(({ bind }) => {
  bind(TOKENS.users)
    .toResolvedValue((world) => new InMemoryUserRepository(world), [DEMO_WORLD])
    .inSingletonScope();
  bind(TOKENS.media)
    .toResolvedValue((world) => new InMemoryMediaStore(world), [DEMO_WORLD])
    .inSingletonScope();
  bind(TOKENS.businesses)
    .toResolvedValue((world) => new InMemoryBusinessRepository(world), [DEMO_WORLD])
    .inSingletonScope();
  bind(TOKENS.subscriptions)
    .toResolvedValue((world) => new InMemorySubscriptionRepository(world), [DEMO_WORLD])
    .inSingletonScope();
  bind(TOKENS.plans)
    .toResolvedValue(
      (world, diagnostics) => new InMemoryPlanCatalog(world, diagnostics),
      [DEMO_WORLD, TOKENS.diagnostics],
    )
    .inSingletonScope();
});
