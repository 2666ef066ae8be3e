import { ContainerModule } from 'inversify';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import { TOKENS } from '../tokens';

/** How long an answer takes in the demo, in milliseconds: long enough to see that something is loading. */
const LATENCY = 350;

/** The demo world behind every port that reaches outside the browser. */
export function demoAdapters(browser: Window): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.demoWorld)
      .toResolvedValue(
        (clock) => new DemoWorld({ clock, storage: () => browser.sessionStorage, latency: LATENCY }),
        [TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.identity)
      .toResolvedValue(
        (navigation) =>
          new InMemoryIdentityProvider({
            storage: () => browser.sessionStorage,
            randomId: () => browser.crypto.randomUUID(),
            document: {
              location: browser.location,
              leaveFor: (address) => {
                navigation.open(address);
              },
              forgetAnswer: () => {
                browser.history.replaceState(browser.history.state, '', browser.location.pathname);
              },
            },
          }),
        [TOKENS.navigation],
      )
      .inSingletonScope();
    bind(TOKENS.users)
      .toResolvedValue((world) => new InMemoryUserRepository(world), [TOKENS.demoWorld])
      .inSingletonScope();
    bind(TOKENS.media)
      .toResolvedValue((world) => new InMemoryMediaStore(world), [TOKENS.demoWorld])
      .inSingletonScope();
    bind(TOKENS.businesses)
      .toResolvedValue((world) => new InMemoryBusinessRepository(world), [TOKENS.demoWorld])
      .inSingletonScope();
    bind(TOKENS.subscriptions)
      .toResolvedValue((world) => new InMemorySubscriptionRepository(world), [TOKENS.demoWorld])
      .inSingletonScope();
    bind(TOKENS.plans)
      .toResolvedValue(
        (world, diagnostics) => new InMemoryPlanCatalog(world, diagnostics),
        [TOKENS.demoWorld, TOKENS.diagnostics],
      )
      .inSingletonScope();
    bind(TOKENS.cardFields)
      .toResolvedValue(
        (world) => new InMemoryCardFields(world, browser.document, () => browser.crypto.randomUUID()),
        [TOKENS.demoWorld],
      )
      .inSingletonScope();
  });
}
