import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chargebeeOrigins } from '../../src/adapters/chargebee/chargebeeOrigins.ts';
import { readEnvironment, type Environment } from '../../src/composition/variants/environment.ts';
import { SETTINGS_PATH } from '../../src/ui/shell/cachedFiles.ts';
import type { AdmittedOrigins } from '../securityHeaders.ts';

/** The origins that the settings of a site name. The demo has no settings. */
export function readAdmittedOrigins(site: string): AdmittedOrigins {
  if (existsSync(join(site, 'demo'))) return {};
  const file = join(site, SETTINGS_PATH);
  const values: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { environment, problems } = readEnvironment(values);
  if (environment === undefined)
    throw new Error(`${problems.join('; ')}. npm run deploy:settings writes it into ${site}.`);
  return originsOf(environment);
}

function originsOf({ api, identity, media, payment, diagnostics }: Environment): AdmittedOrigins {
  return {
    api: new URL(api.baseUrl).origin,
    identity: new URL(identity.authority).origin,
    media: media.origins,
    diagnostics: diagnostics && new URL(diagnostics.url).origin,
    payment: chargebeeOrigins(payment),
  };
}
