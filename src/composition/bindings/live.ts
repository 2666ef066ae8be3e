import type { ContainerModule } from 'inversify';
import { ExternalNavigation } from '@/adapters/browser/ExternalNavigation';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import type { ApiClient } from '@/adapters/http/ApiClient';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { ROUTES } from '@/ui/shell/routePaths';
import { token, TOKENS } from '../tokens';
import type { Environment } from '../variants/environment';
import { bindings } from './bindings';

/** The client of the API. It is bound in the live app only. */
export const API = token<ApiClient>('ApiClient');

/** Binds the adapters of the live app to the services configured in `environment`. */
export function liveAdapters(
  browser: Window,
  { identity, api: { region, keepsRetiredPlans, ...access }, media, payment }: Environment,
): ContainerModule {
  const { location } = browser;
  const settings = {
    ...identity,
    redirectUri: location.origin + ROUTES.callback.path,
    homeUri: location.origin + ROUTES.home.path,
  };
  const externalNavigation = new ExternalNavigation(location, [new URL(identity.authority).origin]);
  const pictureOrigins = [location.origin, new URL(access.baseUrl).origin, ...media.origins];
  return bindings(({ bindClass, bindFactory, value }) => {
    value(TOKENS.wizardSettings, { keepsRetiredPlans });
    bindFactory(
      TOKENS.identity,
      (clock, diagnostics) =>
        new MsalIdentityProvider(settings, {
          document: { location, assign: (url) => externalNavigation.assign(url) },
          storage: () => browser.sessionStorage,
          clock,
          diagnostics,
        }),
      [TOKENS.clock, TOKENS.diagnostics],
    );
    bindFactory(
      TOKENS.cardFields,
      (clock, diagnostics) => new ChargebeeCardFields(payment, browser, clock, diagnostics),
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
    bindClass(TOKENS.media, HttpMediaStore, [API, TOKENS.diagnostics]);
    bindFactory(
      TOKENS.businesses,
      (api, diagnostics) => new HttpBusinessRepository(api, region, diagnostics, pictureOrigins),
      [API, TOKENS.diagnostics],
    );
    bindFactory(
      TOKENS.subscriptions,
      (api, diagnostics) => new HttpSubscriptionRepository(api, region, diagnostics),
      [API, TOKENS.diagnostics],
    );
    bindClass(TOKENS.plans, HttpPlanCatalog, [API, TOKENS.diagnostics]);
  });
}
