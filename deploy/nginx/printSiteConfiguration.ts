import { parseArgs } from 'node:util';
import { readNginxModules } from '../../scripts/ensureNginx.mjs';
import { readAdmittedHashes } from '../../scripts/vite/admittedHashes.ts';
import { readAdmittedOrigins } from '../../scripts/vite/admittedOrigins.ts';
import { siteConfiguration } from './siteConfiguration.ts';

/*
 * Prints what nginx needs to serve a built site, for its `http` block:
 *
 *   node --import tsx deploy/nginx/printSiteConfiguration.ts dist /var/www/amin amin.example.com amin.pem amin.key
 *
 * The built site, its place on the server, then its name and the files of its certificate. The last two may be left
 * out where something in front of nginx speaks TLS. `--acme=/var/www/acme` names the webroot of an ACME client, `--port`
 * another port than 80 or 443. Which modules for compressed copies are there is asked of the nginx of this machine;
 * `--brotli`, `--no-brotli`, `--gzip` and `--no-gzip` say it for another one.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    acme: { type: 'string' },
    port: { type: 'string' },
    brotli: { type: 'boolean' },
    gzip: { type: 'boolean' },
  },
});
const [built, root, serverName, certificate, key] = positionals;

if (built === undefined || root === undefined || serverName === undefined) {
  process.stderr.write('Say which built site, where it will be on the server, and the name it answers to.\n');
  process.exitCode = 1;
} else {
  const tls = certificate === undefined || key === undefined ? undefined : { certificate, key };
  const { hasBrotli, hasGzip } = readNginxModules();
  const configuration = siteConfiguration({
    root,
    port: Number(values.port ?? (tls === undefined ? 80 : 443)),
    serverNames: [serverName],
    admitted: readAdmittedHashes(built),
    origins: readAdmittedOrigins(built),
    tls,
    hasBrotli: values.brotli ?? hasBrotli,
    hasGzip: values.gzip ?? hasGzip,
    acmeRoot: values.acme,
  });
  process.stdout.write(configuration);
}
