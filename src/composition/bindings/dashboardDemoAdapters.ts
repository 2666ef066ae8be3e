import type { ContainerModule } from 'inversify';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';
import { DEMO_WORLD } from './dashboardWorldAdapters';

/** The demo world of the tab, with the in-memory identity provider. */
export function dashboardDemoAdapters(browser: Window, world: DemoWorld): ContainerModule {
  const storage = (): Storage => browser.sessionStorage;
  const randomId = (): string => browser.crypto.randomUUID();
  return bindings(({ bindFactory, value }) => {
    value(DEMO_WORLD, world);
    bindFactory(
      TOKENS.identity,
      (navigation) =>
        new InMemoryIdentityProvider({
          storage,
          randomId,
          callbackPath: ROUTES.callback.path,
          document: {
            location: browser.location,
            isCallback: () => routeOf(browser.location.pathname) === 'callback',
            assign: (url) => navigation.open(url),
            clearResponse: () =>
              browser.history.replaceState(browser.history.state, '', browser.location.pathname),
          },
        }),
      [TOKENS.navigation],
    );
  });
}
