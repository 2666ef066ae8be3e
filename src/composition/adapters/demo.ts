import type { ContainerModule } from 'inversify';
import { InMemoryBusinessRepository } from '@/adapters/in-memory/InMemoryBusinessRepository';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryUserRepository } from '@/adapters/in-memory/InMemoryUserRepository';
import type { DemoWorld } from '@/adapters/in-memory/world/DemoWorld';
import { randomHex } from '@/domain/shared/randomHex';
import { BASE_URL } from '@/ui/shell/publicPages';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { bindings } from '../container';

/** The demo world of the tab and the sign-in at the page of the demo. */
export function demoAdapters(browser: Window, world: DemoWorld): ContainerModule {
  return bindings({
    demoWorld: () => world,
    identity: ({ navigation, clock }) =>
      new InMemoryIdentityProvider({
        storage: () => browser.sessionStorage,
        clock,
        randomId: () => randomHex(browser.crypto),
        callbackPath: ROUTES.callback.path,
        document: {
          location: browser.location,
          isCallback: () => routeOf(browser.location.pathname) === 'callback',
          assign: (url) => navigation.open(BASE_URL + url.slice(1)),
          clearResponse: () =>
            browser.history.replaceState(browser.history.state, '', browser.location.pathname),
        },
      }),
  });
}

/** The owner's record, pictures and businesses of the demo world. */
export const worldAdapters = bindings({
  users: ({ demoWorld }) => new InMemoryUserRepository(demoWorld),
  media: ({ demoWorld }) => new InMemoryMediaStore(demoWorld),
  businesses: ({ demoWorld }) => new InMemoryBusinessRepository(demoWorld),
});
