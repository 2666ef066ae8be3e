import { startApi } from './api/startApi';
import type { Switches } from './api/Switches';
import { createCertificate } from './certificate';
import { startCollector } from './diagnostics/startCollector';
import { IDENTITY_ACCOUNTS } from './identity/identityAccounts';
import { startIdentityProvider } from './identity/startIdentityProvider';
import { startPaymentProvider } from './payment/startPaymentProvider';
import type { StackPorts } from './StackPorts';

export interface RunningStack {
  /** Where each service is, without a slash at the end. */
  readonly urls: Readonly<Record<'web' | 'api' | 'identity' | 'payment' | 'diagnostics', string>>;
  /** What the live product has to be built with to find them. */
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
  /** What the API does with idempotency keys. */
  readonly idempotency: Switches['idempotency'];
  /** Whether tests may tell the API over HTTP how to behave; the other services always listen. */
  readonly hasControl: boolean;
}

/** Everything the live product talks to, for a product that is served from the port for the web. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { ports, publicPorts, idempotency, hasControl } = options;
  const site = `http://localhost:${String(publicPorts.web)}`;
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
      diagnostics: collector.url,
    },
    environment: {
      VITE_API_BASE_URL: api.url,
      VITE_API_IDEMPOTENCY_KEY: idempotency === 'unlisted' ? 'false' : 'true',
      VITE_REGION_ID: REGION,
      VITE_IDENTITY_AUTHORITY: authority,
      VITE_IDENTITY_CLIENT_ID: CLIENT_ID,
      VITE_IDENTITY_API_SCOPE: apiScope,
      VITE_PUBLIC_PRICING: 'true',
      VITE_PAYMENT_SCRIPT_URL: payment.scriptUrl,
      VITE_PAYMENT_SITE: SITE,
      VITE_PAYMENT_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      VITE_DIAGNOSTICS_URL: collector.url,
    },
    close: async () => {
      await Promise.all([identity.close(), payment.close(), api.close(), collector.close()]);
    },
  };
}
