import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrotliModule, findNginx } from '../../scripts/ensureNginx.mjs';
import { nginxConfiguration } from '../../tests/stack/web/nginxConfiguration';
import { ORIGIN, WEB_PORT } from './address';
import type { Host } from './Host';
import { PublishedReleases } from './PublishedReleases';
import { deploy, run } from './run';
import { startServer } from './startServer';

/** nginx of this machine, with the site as `deploy:nginx` prints it and the folders of `deploy:release`. */
export const nginx: Host = {
  traits: {
    isStatic: false,
    sharesPolicies: false,
    missingAsset: 'text',
    keepsNewerAssets: true,
    hasHeadersAt404: true,
    ownHeaders: [],
    ownMessages: [],
  },
  server: async () => (await run(findNginx() ?? 'nginx', ['-v'])).replace(/^.*: /u, ''),
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    const printed = join(folder, 'site.conf');
    const configuration = join(folder, 'nginx.conf');
    writeFileSync(
      configuration,
      nginxConfiguration(`include "${printed}";`, {
        folder,
        brotliModule: findBrotliModule(),
        isRoot: process.getuid?.() === 0,
      }),
    );
    const program = findNginx() ?? 'nginx';
    /* nginx reads sockets from this variable, which names the program here (scripts/ensureNginx.mjs). */
    delete process.env['NGINX'];
    const parameters = ['-c', configuration, '-p', folder, '-e', 'stderr'];
    const releases = new PublishedReleases('nginx');
    let site = '';
    let stop: (() => Promise<void>) | undefined;
    const serve = async (release: string): Promise<void> => {
      site = release;
      const options = [`--port=${String(WEB_PORT)}`, '--log=/dev/null', '--no-ipv6'];
      writeFileSync(
        printed,
        await deploy('nginx/printSiteConfiguration.ts', [site, site, 'localhost', ...options]),
      );
      await run(program, [...parameters, '-t']);
      if (stop === undefined)
        stop = await startServer({ program, parameters, directory: folder, url: ORIGIN });
      else await run(program, [...parameters, '-s', 'reload']);
    };
    return {
      site: async () => Promise.resolve(site),
      publish: async (release) => serve(await releases.add(release)),
      rollBack: async () => serve(await releases.rollBack()),
      close: async () => {
        await stop?.();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};
