import { parseArgs } from 'node:util';
import { isWithHttp2Directive, readNginxFeatures } from '../../scripts/ensureNginx.mjs';
import { readAdmittedHashes } from '../../scripts/vite/admittedHashes.ts';
import { readAdmittedOrigins } from '../settings/admittedOrigins.ts';
import { siteConfiguration } from './siteConfiguration.ts';

/*
 * Prints the nginx configuration of a built site, for nginx's `http` block:
 *
 *   node --import tsx deploy/nginx/printSiteConfiguration.ts dist /var/www/amin amin.example.com amin.pem amin.key
 *
 * The arguments are the built site, its folder on the server, its host name and the files of its certificate and key.
 * The last two may be left out behind a proxy that terminates TLS. `--acme=/var/www/acme` names the webroot of an ACME
 * client, `--port` another port than 80 or 443, `--log` the file of the access log, and `--no-ipv6` is for a machine
 * without IPv6. The version and the modules for precompressed files are read from the nginx of this machine;
 * `--nginx=1.29.1`, `--brotli`, `--no-brotli`, `--gzip` and `--no-gzip` override that for another machine.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    acme: { type: 'string' },
    port: { type: 'string' },
    log: { type: 'string', default: '/var/log/nginx/access.log' },
    ipv6: { type: 'boolean', default: true },
    nginx: { type: 'string' },
    brotli: { type: 'boolean' },
    gzip: { type: 'boolean' },
  },
});
const [built, root, serverName, certificate, key] = positionals;

const tls = certificate === undefined || key === undefined ? undefined : { certificate, key };
const port = Number(values.port ?? (tls === undefined ? 80 : 443));

if (built === undefined || root === undefined || serverName === undefined) {
  process.stderr.write(
    'Arguments missing. Pass the built site, its folder on the server, and its host name.\n',
  );
  process.exitCode = 1;
} else if (certificate !== undefined && tls === undefined) {
  process.stderr.write('Argument missing. Pass the file of the key after that of the certificate.\n');
  process.exitCode = 1;
} else if (!(Number.isInteger(port) && port > 0)) {
  process.stderr.write(`--port has to be a number. Got: ${String(values.port)}\n`);
  process.exitCode = 1;
} else if (!/^[\w.*-]+$/u.test(serverName)) {
  process.stderr.write(`The host name has to be one name, such as amin.example.com. Got: ${serverName}\n`);
  process.exitCode = 1;
} else if (values.acme !== undefined && tls !== undefined && port !== 443) {
  /* Challenges come to port 80, which this site serves beside port 443 only. */
  process.stderr.write('--acme needs port 443, or a site without a certificate.\n');
  process.exitCode = 1;
} else {
  const { hasBrotli, hasGzip, hasHttp2Directive } = readNginxFeatures();
  const configuration = siteConfiguration({
    root,
    port,
    listenOn: values.ipv6 ? undefined : ['*'],
    serverNames: [serverName],
    admitted: readAdmittedHashes(built),
    origins: readAdmittedOrigins(built),
    tls,
    hasBrotli: values.brotli ?? hasBrotli,
    hasGzip: values.gzip ?? hasGzip,
    hasHttp2Directive: values.nginx === undefined ? hasHttp2Directive : isWithHttp2Directive(values.nginx),
    accessLog: values.log,
    acmeRoot: values.acme,
  });
  process.stdout.write(configuration);
}
