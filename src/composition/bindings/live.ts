import { ContainerModule } from 'inversify';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { ROUTES } from '@/ui/shell/routePaths';
import { API } from '../live/apiToken';
import type { Environment } from '../live/environment';
import { TOKENS } from '../tokens';

/** The services of the live product, found where the environment says. */
export function liveAdapters(browser: Window, environment: Environment): readonly ContainerModule[] {
  return [
    identityAdapter(browser, environment),
    apiAdapters(browser, environment),
    new ContainerModule(({ bind }) => {
      bind(TOKENS.cardFields)
        .toResolvedValue(
          (clock, diagnostics) => new ChargebeeCardFields(environment.payment, browser, clock, diagnostics),
          [TOKENS.clock, TOKENS.diagnostics],
        )
        .inSingletonScope();
    }),
  ];
}

function identityAdapter(browser: Window, { identity }: Environment): ContainerModule {
  const { location } = browser;
  const settings = {
    ...identity,
    redirectUri: location.origin + ROUTES.callback.path,
    homeUri: location.origin + ROUTES.home.path,
  };
  const departure = new ExternalNavigation(location, [new URL(identity.authority).origin]);
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.identity)
      .toResolvedValue(
        (clock, diagnostics) =>
          new MsalIdentityProvider(settings, {
            document: {
              location,
              assign: (address) => {
                departure.assign(address);
              },
            },
            storage: () => browser.sessionStorage,
            clock,
            diagnostics,
          }),
        [TOKENS.clock, TOKENS.diagnostics],
      )
      .inSingletonScope();
  });
}

function apiAdapters(browser: Window, { api: { region, ...access }, media }: Environment): ContainerModule {
  const pictures = [browser.location.origin, new URL(access.baseUrl).origin, ...media.origins];
  return new ContainerModule(({ bind }) => {
    bind(API)
      .toResolvedValue(
        (identity, connection, clock) =>
          new AuthorizedHttpClient(new HttpClient({ ...access, connection, clock }), identity),
        [TOKENS.identity, TOKENS.connection, TOKENS.clock],
      )
      .inSingletonScope();
    bind(TOKENS.users)
      .toResolvedValue(
        (api, diagnostics) => new HttpUserRepository(api, diagnostics, pictures),
        [API, TOKENS.diagnostics],
      )
      .inSingletonScope();
    bind(TOKENS.media)
      .toResolvedValue((api, diagnostics) => new HttpMediaStore(api, diagnostics), [API, TOKENS.diagnostics])
      .inSingletonScope();
    bind(TOKENS.businesses)
      .toResolvedValue(
        (api, diagnostics) => new HttpBusinessRepository(api, region, diagnostics, pictures),
        [API, TOKENS.diagnostics],
      )
      .inSingletonScope();
    bind(TOKENS.subscriptions)
      .toResolvedValue(
        (api, diagnostics) => new HttpSubscriptionRepository(api, region, diagnostics),
        [API, TOKENS.diagnostics],
      )
      .inSingletonScope();
    bind(TOKENS.plans)
      .toResolvedValue((api, diagnostics) => new HttpPlanCatalog(api, diagnostics), [API, TOKENS.diagnostics])
      .inSingletonScope();
  });
}
