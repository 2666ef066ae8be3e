import type { ContainerModule } from 'inversify';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { TracedApiClient } from '@/adapters/http/TracedApiClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { OidcIdentityProvider } from '@/adapters/oidc/OidcIdentityProvider';
import { routeOf, ROUTES } from '@/ui/shell/routePaths';
import { bindings } from '../container';
import { pictureOriginsOf, type Environment } from '../variants/environment';

/* The setting is a constant of the build, so the bundle does not contain the other provider. */
const LiveIdentityProvider =
  import.meta.env.VITE_IDENTITY_PROVIDER === 'oidc' ? OidcIdentityProvider : MsalIdentityProvider;

/** The adapters for the identity provider and the API that `environment` names, except those of subscriptions. */
export function liveAdapters(browser: Window, environment: Environment): ContainerModule {
  const { location, history } = browser;
  const { region, ...access } = environment.api;
  const pictureOrigins = pictureOriginsOf(browser, environment);
  const settings = {
    ...environment.identity,
    redirectUri: location.origin + ROUTES.callback.path,
    homeUri: location.origin + ROUTES.home.path,
  };
  const externalNavigation = new ExternalNavigation(location, [new URL(settings.authority).origin]);
  return bindings({
    identity: ({ clock, diagnostics }) =>
      new LiveIdentityProvider(settings, {
        document: {
          location,
          isCallback: () => routeOf(location.pathname) === 'callback',
          assign: (url) => externalNavigation.assign(url),
          clearResponse: () => history.replaceState(history.state, '', location.pathname + location.search),
        },
        storage: () => browser.sessionStorage,
        clock,
        diagnostics,
      }),
    api: ({ identity, connection, clock, diagnostics }) => {
      const client = new AuthorizedHttpClient(new HttpClient({ ...access, connection, clock }), identity);
      return environment.diagnostics?.format === 'otlp'
        ? new TracedApiClient(client, diagnostics, clock)
        : client;
    },
    users: ({ api, diagnostics }) => new HttpUserRepository(api, diagnostics, pictureOrigins),
    media: ({ api, diagnostics }) => new HttpMediaStore(api, diagnostics),
    businesses: ({ api, diagnostics }) =>
      new HttpBusinessRepository(api, region, diagnostics, pictureOrigins),
  });
}
