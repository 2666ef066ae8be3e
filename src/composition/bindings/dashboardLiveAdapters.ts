import type { ContainerModule } from 'inversify';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';
import type { ApiClient } from '@/adapters/http/ApiClient';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { token, TOKENS } from '../tokens';
import type { Environment } from '../variants/environment';
import { bindings } from './bindings';

/** The client of the API. It is bound in the live app only. */
export const API = token<ApiClient>('ApiClient');

/** The adapters of sign-in, the owner's record and the businesses, for the services configured in `environment`. */
export function dashboardLiveAdapters(
  browser: Window,
  { identity, api: { region, ...access }, media }: Environment,
): ContainerModule {
  const { location } = browser;
  const settings = {
    ...identity,
    redirectUri: location.origin + ROUTES.callback.path,
    homeUri: location.origin + ROUTES.home.path,
  };
  const externalNavigation = new ExternalNavigation(location, [new URL(identity.authority).origin]);
  const pictureOrigins = [location.origin, new URL(access.baseUrl).origin, ...media.origins];
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
    bindFactory(
      API,
      (provider, connection, clock) =>
        new AuthorizedHttpClient(new HttpClient({ ...access, connection, clock }), provider),
      [TOKENS.identity, TOKENS.connection, TOKENS.clock],
    );
    bindFactory(
      TOKENS.users,
      (api, diagnostics) => new HttpUserRepository(api, diagnostics, pictureOrigins),
      [API, TOKENS.diagnostics],
    );
    bindFactory(
      TOKENS.businesses,
      (api, diagnostics) => new HttpBusinessRepository(api, region, diagnostics, pictureOrigins),
      [API, TOKENS.diagnostics],
    );
  });
}
