import type { ContainerModule } from 'inversify';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { TOKENS } from '../tokens';
import type { Environment } from '../variants/environment';
import { bindings } from './bindings';

/** The sign-in at the configured provider. */
export function liveIdentityAdapter(browser: Window, identity: Environment['identity']): ContainerModule {
  const { location } = browser;
  const settings = {
    ...identity,
    redirectUri: location.origin + ROUTES.callback.path,
    homeUri: location.origin + ROUTES.home.path,
  };
  const externalNavigation = new ExternalNavigation(location, [new URL(identity.authority).origin]);
  return bindings(({ bindFactory }) => {
    bindFactory(
      TOKENS.identity,
      (clock, diagnostics) =>
        new MsalIdentityProvider(settings, {
          document: {
            location,
            isCallback: () => routeOf(location.pathname) === 'callback',
            assign: (url) => externalNavigation.assign(url),
          },
          storage: () => browser.sessionStorage,
          clock,
          diagnostics,
        }),
      [TOKENS.clock, TOKENS.diagnostics],
    );
  });
}
