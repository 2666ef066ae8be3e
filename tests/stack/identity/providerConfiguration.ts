import type { Configuration, JWK } from 'oidc-provider';
import type { DemoAccount } from '@/adapters/in-memory/identity/demoAccounts';
import type { IdentityBehaviour } from './IdentityControl';
import { signOutPage, errorPage } from './signOutPage';
import type { IdentityStore } from './IdentityStore';

/** The registration of the product as a client, with its accounts. */
export interface ClientRegistration {
  readonly clientId: string;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  /** The audience of access tokens, which is the API. */
  readonly audience: string;
  readonly apiScope: string;
  readonly accounts: readonly DemoAccount[];
}

interface ProviderParts extends ClientRegistration {
  readonly store: IdentityStore;
  readonly keys: JWK[];
  readonly cookieKeys: string[];
  readonly behaviour: () => IdentityBehaviour;
  readonly interactionPath: (uid: string) => string;
}

/** Every claim that the product reads, and the usual ones of B2C (spec section 3). */
const CLAIMS = [
  'oid',
  'email',
  'emails',
  'name',
  'given_name',
  'family_name',
  'city',
  'streetAddress',
  'phone_number',
  /* The name of the policy. B2C adds it to every token, and MSAL uses it in its cache keys. */
  'tfp',
];

/** The name of the policy. */
export const POLICY_NAME = 'b2c_1_signin';

const HOUR = 60 * 60;

/**
 * Configures the provider like a B2C policy: public client, code flow with PKCE, rotating refresh tokens, and JWTs
 * for the API.
 */
export function providerConfiguration(parts: ProviderParts): Configuration {
  const { clientId, redirectUris, postLogoutRedirectUris, audience, apiScope, accounts, behaviour } = parts;
  return {
    adapter: (kind) => parts.store.adapterFor(kind),
    clients: [
      {
        client_id: clientId,
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...redirectUris],
        post_logout_redirect_uris: [...postLogoutRedirectUris],
      },
    ],
    jwks: { keys: parts.keys },
    cookies: { keys: parts.cookieKeys },
    scopes: ['openid', 'profile', 'offline_access'],
    claims: { openid: ['sub', ...CLAIMS] },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: () => behaviour().accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 24 * HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 24 * HOUR,
      Session: 24 * HOUR,
    },
    interactions: { url: (_, { uid }) => parts.interactionPath(uid) },
    findAccount: (_, id) => {
      const account = accounts.find((known) => known.id === id);
      return account && { accountId: id, claims: () => ({ ...account.claims, sub: id, tfp: POLICY_NAME }) };
    },
    extraTokenClaims: (_, token) => {
      const id = 'accountId' in token ? token.accountId : undefined;
      const account = accounts.find((known) => known.id === id);
      return { oid: account?.claims['oid'], scp: apiScope.split('/').at(-1), tfp: POLICY_NAME };
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          audience,
          scope: apiScope,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(form);
        },
      },
    },
    renderError: (context, { error, error_description }) => {
      context.type = 'html';
      context.body = errorPage(`${error}: ${error_description ?? ''}`);
    },
  };
}
