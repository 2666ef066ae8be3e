import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revisionWithSettings } from '../../../deploy/settings/settingsRevision';
import { runCommand, runPackage } from '../../../scripts/runCommand.mjs';
import { testNginx } from './startWeb';
import { LIVE_SETTINGS } from '@tests/support/liveSettings';

describe('the start script of the Docker image', () => {
  let folder = '';
  let nginxSite = '';

  /** Runs the script of the image with the paths of this machine. */
  const start = async (environment: Readonly<Record<string, string>>, hasIpv6 = true) => {
    const script = (await readFile('deploy/container/start.sh', 'utf8'))
      .replaceAll('/usr/share/nginx/html', folder)
      .replaceAll('/proc/net/if_inet6', hasIpv6 ? import.meta.filename : join(folder, 'missing'))
      .replaceAll('/amin/', `${folder}/commands/`)
      .replaceAll('/etc/nginx/conf.d/default.conf', nginxSite);
    const file = join(folder, 'start.sh');
    await writeFile(file, script);
    return runCommand('sh', [file], { environment });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'container-'));
    nginxSite = join(folder, 'default.conf');
    const built = await runPackage('vite/bin/vite.js', [
      'build',
      '--config',
      'deploy/container/vite.config.ts',
      '--outDir',
      join(folder, 'commands'),
    ]);
    if (built.code !== 0) throw new Error(built.output);
    await writeFile(join(folder, 'sw.js'), `"${revisionWithSettings('0123456789abcdef')}"`);
    await writeFile(join(folder, '.policy.json'), '{"scripts":[],"styles":[]}');
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it('names all wrong settings, and ends before nginx gets a site', async () => {
    const { code, output } = await start({
      ...LIVE_SETTINGS,
      AMIN_API_BASE_URL: 'http://api.example.com',
      AMIN_PAYMENT_SITE: '',
    });
    expect(code).not.toBe(0);
    expect(output).toContain(
      '  AMIN_API_BASE_URL has to begin with https://\n  AMIN_PAYMENT_SITE is missing\n',
    );
    expect(existsSync(nginxSite)).toBe(false);
  });

  it('gives the site its settings, and nginx the headers for them', async () => {
    expect(await start(LIVE_SETTINGS)).toMatchObject({ code: 0, output: '' });
    expect(JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'))).toEqual(LIVE_SETTINGS);
    const site = await readFile(nginxSite, 'utf8');
    expect(site).toContain('listen *:8080;\n    listen [::]:8080;');
    expect(site).toContain("connect-src 'self' https://api.example.com https://login.example.com;");
    expect(await testNginx(site)).toContain('test is successful');
  });

  it('listens on IPv4 only where the machine has no IPv6, because nginx would end otherwise', async () => {
    expect(await start(LIVE_SETTINGS, false)).toMatchObject({ code: 0, output: '' });
    const site = await readFile(nginxSite, 'utf8');
    expect(site).toContain('listen *:8080;');
    expect(site).not.toContain('[::]');
  });
});
