import { readAdmittedHashes } from '../../scripts/vite/admittedHashes.ts';
import { readAdmittedOrigins } from '../../scripts/vite/admittedOrigins.ts';
import { siteConfiguration } from './siteConfiguration.ts';

/*
 * Prints what nginx needs to serve a built site, for its `http` block:
 *
 *   node --import tsx deploy/nginx/printSiteConfiguration.ts dist /var/www/amin amin.example.com amin.pem amin.key
 *
 * The built site, its place on the server, then its name and the files of its certificate. The last two may be left
 * out where something in front of nginx speaks TLS.
 */

const [built, root, serverName, certificate, key] = process.argv.slice(2);

if (built === undefined || root === undefined || serverName === undefined) {
  process.stderr.write('Say which built site, where it will be on the server, and the name it answers to.\n');
  process.exitCode = 1;
} else {
  const tls = certificate === undefined || key === undefined ? undefined : { certificate, key };
  const configuration = siteConfiguration({
    root,
    port: tls === undefined ? 80 : 443,
    serverNames: [serverName],
    admitted: readAdmittedHashes(built),
    origins: readAdmittedOrigins(built),
    tls,
    hasBrotli: true,
  });
  process.stdout.write(configuration);
}
