import type { ContainerModule } from 'inversify';
import { InMemoryIdentityProvider } from '@/adapters/in-memory/InMemoryIdentityProvider';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { TOKENS } from '../tokens';
import { bindings } from './bindings';

/** The sign-in at the page of the demo. */
export function demoIdentityAdapter(browser: Window): ContainerModule {
  return bindings(({ bindFactory }) => {
    bindFactory(
      TOKENS.identity,
      (navigation) =>
        new InMemoryIdentityProvider({
          storage: () => browser.sessionStorage,
          randomId: () => browser.crypto.randomUUID(),
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
