import type { ContainerModule } from 'inversify';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { ROUTES } from '@/ui/shell/routePaths';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';
import { DEMO_WORLD } from './dashboardWorldAdapters';

/** The latency of the demo's services in milliseconds. It is long enough to see the loading states. */
const LATENCY = 350;

/** The demo world of the tab, with the in-memory identity provider. */
export function dashboardDemoAdapters(browser: Window): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const randomId = (): string => browser.crypto.randomUUID();
  return bindings(({ bindFactory }) => {
    bindFactory(DEMO_WORLD, (clock) => new DemoWorld({ clock, storage, latency: LATENCY }), [TOKENS.clock]);
    bindFactory(
      TOKENS.identity,
      (navigation) =>
        new InMemoryIdentityProvider({
          storage,
          randomId,
          callbackPath: ROUTES.callback.path,
          document: {
            location: browser.location,
            assign: (url) => navigation.open(url),
            clearResponse: () =>
              browser.history.replaceState(browser.history.state, '', browser.location.pathname),
          },
        }),
      [TOKENS.navigation],
    );
  });
}
