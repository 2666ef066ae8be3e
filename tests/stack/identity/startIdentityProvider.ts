import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { Certificate } from '../certificate';
import { portOf } from '../portOf';
import { errorPage } from './signOutPage';
import { Policy, type PolicyOptions } from './Policy';

interface IdentityProviderOptions extends Omit<PolicyOptions, 'audience' | 'apiScope' | 'url'> {
  /** 0 selects a free port. */
  readonly port: number;
  /** The port in its URLs. By default the port on which it listens. */
  readonly publicPort?: number;
  readonly certificate: Pick<Certificate, 'key' | 'cert'>;
  readonly audience?: string;
  readonly apiScope?: string;
}

export interface RunningIdentityProvider {
  readonly url: string;
  /** The authority URL in the settings of the product. */
  readonly authority: string;
  /** The `iss` claim of the tokens. */
  readonly issuer: string;
  /** Where the API reads the keys: on the port that the provider listens on. */
  readonly jwksUri: string;
  readonly audience: string;
  readonly apiScope: string;
  close(): Promise<void>;
}

const AUDIENCE = 'https://tenant.onmicrosoft.com/api';

/**
 * Starts a certified OpenID provider over TLS that behaves like an Azure AD B2C policy. Tests control it by `POST
 * /__control` (see `IdentityControl`).
 */
export async function startIdentityProvider(
  options: IdentityProviderOptions,
): Promise<RunningIdentityProvider> {
  const { port, certificate, audience = AUDIENCE, apiScope = `${audience}/access` } = options;
  const server = createServer({ key: certificate.key, cert: certificate.cert });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const listening = `https://localhost:${String(portOf(server))}`;
  const url = `https://localhost:${String(options.publicPort ?? portOf(server))}`;
  const policy = await Policy.open({ ...options, audience, apiScope, url });
  server.on('request', (request, response) => {
    void withErrorPage(policy.answer(request, response), response);
  });
  const { authority, issuer } = policy;
  return {
    url,
    authority,
    issuer,
    jwksUri: `${issuer.replace(url, listening)}/jwks`,
    audience,
    apiScope,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** Responds 400 when the provider fails. The caller causes most failures, for example by an expired sign-in page. */
async function withErrorPage(answer: Promise<void>, response: ServerResponse): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    response.writeHead(400, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(errorPage(String(error)));
  }
}
