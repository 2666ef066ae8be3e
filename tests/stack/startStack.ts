import { startApi } from './api/startApi';
import type { Switches } from './api/Switches';
import { buildSettingsOf, siteUrlOf } from './buildStackSite';
import { createCertificate } from './certificate';
import { startCollector } from './diagnostics/startCollector';
import { IDENTITY_ACCOUNTS } from './identity/identityAccounts';
import { startIdentityProvider } from './identity/startIdentityProvider';
import { startPaymentProvider } from './payment/startPaymentProvider';
import type { StackPorts } from './StackPorts';

export interface RunningStack {
  /** The URL of each service, without a trailing slash, and of the list of reports. */
  readonly urls: Readonly<Record<'web' | 'api' | 'identity' | 'payment' | 'reports', string>>;
  /** The environment variables for building the live product with these services. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const CLIENT_ID = '7a1f6b8e-3c52-4d0e-9a44-0f6f2f1f8c11';
const REGION = '123';
const SITE = 'amin-local';
const PUBLISHABLE_KEY = 'test_local';

interface StackOptions {
  readonly ports: StackPorts;
  /** The ports that the product and its browser know, which can differ from those that the services listen on. */
  readonly publicPorts: StackPorts;
  /** The treatment of idempotency keys by the API. */
  readonly idempotency: Switches['idempotency'];
  /** The identity provider that the product binds. By default `msal`. */
  readonly identityProvider?: 'msal' | 'oidc';
  /** True when tests can control the API over HTTP. The other services can always be controlled. */
  readonly hasControl: boolean;
}

/**
 * Starts every service that the live product uses. They are reachable only from this machine, because all accounts have
 * the same password. The web port serves the product itself.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { ports, publicPorts, idempotency, identityProvider, hasControl } = options;
  const site = siteUrlOf(publicPorts);
  const certificate = await createCertificate();
  const [identity, payment, collector] = await Promise.all([
    startIdentityProvider({
      port: ports.identity,
      publicPort: publicPorts.identity,
      certificate,
      clientId: CLIENT_ID,
      redirectUris: [`${site}/auth/callback`],
      postLogoutRedirectUris: [`${site}/`],
      accounts: IDENTITY_ACCOUNTS,
    }),
    startPaymentProvider({ port: ports.payment, site: SITE, publishableKey: PUBLISHABLE_KEY }),
    startCollector(ports.diagnostics),
  ]);
  const { issuer, jwksUri, audience, apiScope, authority } = identity;
  const api = await startApi({
    port: ports.api,
    publicPort: publicPorts.api,
    issuer: { issuer, jwksUri, audience, certificate: certificate.cert },
    redeemToken: async (token) => payment.redeem(token),
    allowedOrigins: [site],
    region: REGION,
    switches: { idempotency },
    hasControl,
  });
  return {
    urls: {
      web: site,
      api: api.url,
      identity: identity.url,
      payment: payment.url,
      reports: collector.listUrl,
    },
    environment: {
      ...buildSettingsOf(publicPorts),
      AMIN_API_BASE_URL: api.url,
      AMIN_API_IDEMPOTENCY_KEY: idempotency === 'unlisted' ? 'false' : 'true',
      AMIN_REGION_ID: REGION,
      AMIN_IDENTITY_AUTHORITY: identityProvider === 'oidc' ? issuer : authority,
      AMIN_IDENTITY_CLIENT_ID: CLIENT_ID,
      AMIN_IDENTITY_API_SCOPE: apiScope,
      AMIN_LISTING_EDITING: 'texts,hours,contacts,photo',
      AMIN_PAYMENT_SCRIPT_URL: payment.scriptUrl,
      AMIN_PAYMENT_SITE: SITE,
      AMIN_PAYMENT_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      AMIN_DIAGNOSTICS_URL: collector.url,
    },
    close: async () => {
      await Promise.all([identity.close(), payment.close(), api.close(), collector.close()]);
    },
  };
}
