import { parseArgs } from 'node:util';
import { readNginxModules } from '../../scripts/ensureNginx.mjs';
import { readAdmittedHashes } from '../../scripts/vite/admittedHashes.ts';
import { readAdmittedOrigins } from '../../scripts/vite/admittedOrigins.ts';
import { siteConfiguration } from './siteConfiguration.ts';

/*
 * Prints the nginx configuration of a built site, for nginx's `http` block:
 *
 *   node --import tsx deploy/nginx/printSiteConfiguration.ts dist /var/www/amin amin.example.com amin.pem amin.key
 *
 * The arguments are the built site, its folder on the server, its host name and the files of its certificate and key.
 * The last two may be left out behind a proxy that terminates TLS. `--acme=/var/www/acme` names the webroot of an ACME
 * client, `--port` another port than 80 or 443. The modules for precompressed files are read from the nginx of this
 * machine; `--brotli`, `--no-brotli`, `--gzip` and `--no-gzip` override that for another machine.
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
  process.stderr.write(
    'Arguments missing. Pass the built site, its folder on the server, and its host name.\n',
  );
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
