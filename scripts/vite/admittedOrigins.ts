import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmittedOrigins } from '../../deploy/securityHeaders.ts';
import { chargebeeOrigins } from '../../src/adapters/chargebee/chargebeeOrigins.ts';
import type { Environment } from '../../src/composition/variants/environment.ts';

/** Written into the built site, but never served, like the file of the admitted hashes. */
export const originsFile = '.origins.json';

/** The origins that a live product talks to. */
export function originsOf({ api, identity, media, payment, diagnostics }: Environment): AdmittedOrigins {
  return {
    api: new URL(api.baseUrl).origin,
    identity: new URL(identity.authority).origin,
    media: media.origins,
    ...(diagnostics?.format === 'otlp'
      ? { openTelemetry: new URL(diagnostics.url).origin }
      : { diagnostics: diagnostics?.url }),
    payment: chargebeeOrigins(payment),
  };
}

/** The origins that a built site talks to; none for a demo build, which writes no such file. */
export function readAdmittedOrigins(siteDirectory: string): AdmittedOrigins {
  const file = join(siteDirectory, originsFile);
  if (!existsSync(file)) return {};
  const origins: AdmittedOrigins = JSON.parse(readFileSync(file, 'utf8'));
  return origins;
}
