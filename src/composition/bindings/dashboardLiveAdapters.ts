import type { ContainerModule } from 'inversify';
import type { ApiClient } from '@/adapters/http/ApiClient';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { token, TOKENS } from '../tokens';
import type { Environment } from '../variants/environment';
import { bindings } from './bindings';

/** The client of the API. It is bound in the live app only. */
export const API = token<ApiClient>('ApiClient');

/** The adapters of the owner's record and the businesses, for the services configured in `environment`. */
export function dashboardLiveAdapters(
  { location }: Window,
  { api: { region, ...access }, media }: Environment,
): ContainerModule {
  const pictureOrigins = [location.origin, new URL(access.baseUrl).origin, ...media.origins];
  return bindings(({ bindFactory }) => {
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
