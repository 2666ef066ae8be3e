import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmittedOrigins } from '../../deploy/securityHeaders.ts';
import type { Environment } from '../../src/composition/variants/environment.ts';

/** Written into the built site, but never served, like the file of the admitted hashes. */
export const originsFile = '.origins.json';

const VENDOR = 'js.chargebee.com';

/**
 * The origins that a live product talks to. The payment provider's script shows its fields in frames from the
 * merchant's own origin there.
 */
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

/** The origins that a built site talks to; none for a demo build, which writes no such file. */
export function readAdmittedOrigins(siteDirectory: string): AdmittedOrigins {
  const file = join(siteDirectory, originsFile);
  if (!existsSync(file)) return {};
  const origins: AdmittedOrigins = JSON.parse(readFileSync(file, 'utf8'));
  return origins;
}
