import { ContainerModule } from 'inversify';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { ROUTES } from '@/ui/shell/routePaths';
import { DEMO_WORLD } from '../demo/demoWorldToken';
import { TOKENS } from '../tokens';

/** How long an answer takes in the demo, in milliseconds: long enough to see that something is loading. */
const LATENCY = 350;

/** The demo world in a browser tab, with the parts of it that show themselves there. */
export function demoAdapters(browser: Window): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const randomId = (): string => browser.crypto.randomUUID();
  return new ContainerModule(({ bind }) => {
    bind(DEMO_WORLD)
      .toResolvedValue((clock) => new DemoWorld({ clock, storage, latency: LATENCY }), [TOKENS.clock])
      .inSingletonScope();
    bind(TOKENS.identity)
      .toResolvedValue(
        (navigation) =>
          new InMemoryIdentityProvider({
            storage,
            randomId,
            callbackPath: ROUTES.callback.path,
            document: {
              location: browser.location,
              assign: (address) => {
                navigation.open(address);
              },
              clearResponse: () => {
                browser.history.replaceState(browser.history.state, '', browser.location.pathname);
              },
            },
          }),
        [TOKENS.navigation],
      )
      .inSingletonScope();
    bind(TOKENS.cardFields)
      .toResolvedValue((world) => new InMemoryCardFields(world, browser.document, randomId), [DEMO_WORLD])
      .inSingletonScope();
  });
}
