import { resolve } from 'node:path';
import { siteConfiguration } from '../../../deploy/nginx/siteConfiguration';
import { ensureNginx, readNginxFeatures } from '../../../scripts/ensureNginx.mjs';
import { readAdmittedHashes } from '../../../scripts/vite/admittedHashes';
import { readAdmittedOrigins } from '../../../deploy/settings/admittedOrigins';
import { freePort } from '../../../tests/stack/web/freePort';
import { startNginx } from '../../../tests/stack/web/startWeb';
import { writeCertificate, type WrittenCertificate } from '../../../tests/stack/writeCertificate';

export interface ServedSite {
  readonly plainPort: number;
  readonly securePort: number;
  readonly certificate: WrittenCertificate;
  close: () => Promise<void>;
}

/**
 * Serves a built site with the configuration that `deploy/` makes for a host on ports 80 and 443. Only these ports are
 * replaced, because they need privileges.
 */
export async function serveAsDeployed(site: string): Promise<ServedSite> {
  await ensureNginx();
  const [plainPort, securePort] = [await freePort(), await freePort()];
  const certificate = await writeCertificate();
  const deployed = siteConfiguration({
    root: resolve(site),
    port: 443,
    listenOn: ['127.0.0.1'],
    serverNames: ['localhost'],
    admitted: readAdmittedHashes(site),
    origins: readAdmittedOrigins(site),
    tls: certificate.tls,
    ...readNginxFeatures(),
    accessLog: '/dev/null',
  });
  const moved = deployed
    .replace('listen 127.0.0.1:443 ', `listen 127.0.0.1:${String(securePort)} `)
    .replace('listen 127.0.0.1:80;', `listen 127.0.0.1:${String(plainPort)};`);
  const stop = await startNginx(moved, securePort);
  return {
    plainPort,
    securePort,
    certificate,
    close: async () => {
      await stop();
      await certificate.remove();
    },
  };
}
