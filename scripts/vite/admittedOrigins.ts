import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmittedOrigins } from '../../deploy/securityHeaders.ts';
import type { Environment } from '../../src/composition/live/environment.ts';

/** Written beside the built site, and never served, as the file of the admitted hashes is. */
export const originsFile = '.origins.json';

const VENDOR = 'js.chargebee.com';

/** Whom a live product talks to. The payment provider's own script shows its fields from an origin of the site. */
export function originsOf({ api, identity, media, payment, diagnosticsUrl }: Environment): AdmittedOrigins {
  const script = new URL(payment.scriptUrl);
  return {
    api: new URL(api.baseUrl).origin,
    identity: new URL(identity.authority).origin,
    media: media.origins,
    diagnostics: diagnosticsUrl,
    payment: [
      script.origin,
      ...(script.hostname === VENDOR ? [`https://${payment.site}.chargebee.com`] : []),
    ],
  };
}

/** Whom a built site talks to; nobody when its build was not told. */
export function readAdmittedOrigins(siteDirectory: string): AdmittedOrigins {
  const file = join(siteDirectory, originsFile);
  if (!existsSync(file)) return {};
  const origins: AdmittedOrigins = JSON.parse(readFileSync(file, 'utf8'));
  return origins;
}
