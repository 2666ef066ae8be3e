import type { ClientLibrary } from '@/adapters/identity/ClientLibrary';
import { downloaded } from '@/adapters/identity/identityErrors';
import type { OpenIdSettings } from '@/adapters/identity/OpenIdSettings';
import {
  RedirectIdentityProvider,
  type IdentityEnvironment,
} from '@/adapters/identity/RedirectIdentityProvider';
import { mayHaveUser } from './mayHaveUser';
import { isUnreachable } from './oidcFailure';
import { OidcSession, REQUEST_PREFIX } from './OidcSession';
import type { OidcUser } from './OidcUser';

/** Signs in at any OpenID provider: authorization code with PKCE, tokens in session storage, and a refresh token. */
export class OidcIdentityProvider extends RedirectIdentityProvider<OidcUser> {
  constructor(settings: OpenIdSettings, environment: IdentityEnvironment) {
    super(oidcLibrary(settings, environment), settings.homeUri, environment);
  }
}

function oidcLibrary(
  { clientId, authority, apiScope, redirectUri, homeUri }: OpenIdSettings,
  { storage, clock }: IdentityEnvironment,
): ClientLibrary<OidcUser> {
  return {
    mayHaveSession: mayHaveUser,
    storagePrefixes: ['oidc.'],
    isUnreachable,
    open: async () => {
      const { Client, StateStore } = await downloaded(async () => {
        /* Destructured directly, so that the bundler drops the other exports. */
        const { OidcClient, WebStorageStateStore } = await import('oidc-client-ts');
        return { Client: OidcClient, StateStore: WebStorageStateStore };
      });
      const client = new Client({
        authority,
        client_id: clientId,
        redirect_uri: redirectUri,
        post_logout_redirect_uri: homeUri,
        response_mode: 'fragment',
        scope: `openid profile email offline_access ${apiScope}`,
        stateStore: new StateStore({ prefix: REQUEST_PREFIX, store: storage() }),
      });
      const session = new OidcSession(client, clientId, storage, clock);
      session.account();
      return session;
    },
  };
}
