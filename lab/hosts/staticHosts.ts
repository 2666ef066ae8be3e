import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../tests/stack/web/freePort';
import { EMULATOR_NODE, emulatorFile, emulatorVersion } from './emulators';
import { ORIGIN, WEB_PORT } from './address';
import type { Host, HostTraits } from './Host';
import { PublishedReleases } from './PublishedReleases';
import { WORK } from './Release';
import { deploy } from './run';
import { startServer } from './startServer';

interface Emulator {
  readonly name: string;
  /** The package of npm, and its program in it. */
  readonly package: string;
  readonly program: string;
  /** The argument of `deploy:static`. */
  readonly configuration: 'azure' | 'headers';
  readonly parameters: (site: string, otherPort: string) => readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly traits?: Partial<HostTraits>;
}

const TRAITS: HostTraits = {
  isStatic: true,
  sharesPolicies: false,
  missingAsset: 'document',
  keepsNewerAssets: true,
  hasHeadersAt404: true,
  ownHeaders: [],
  ownMessages: [],
};

/**
 * The emulator that the company of a host distributes for developers. A host switches between releases at once, and an
 * emulator by a new start at the same port.
 */
function staticHost(emulator: Emulator): Host {
  const { name, configuration } = emulator;
  const traits = { ...TRAITS, ...emulator.traits };
  return {
    traits,
    server: async () => Promise.resolve(`${emulator.package} ${emulatorVersion(emulator.package)}`),
    start: async () => {
      const otherPort = String(await freePort());
      const releases = new PublishedReleases(name);
      let site = '';
      let stop = async (): Promise<void> => Promise.resolve();
      const serve = async (folder: string): Promise<void> => {
        await stop();
        await deploy('staticHosts/writeStaticHost.ts', [folder, configuration]);
        dateAnew(folder);
        site = folder;
        stop = await startServer({
          program: EMULATOR_NODE,
          parameters: [emulatorFile(emulator.program), ...emulator.parameters(site, otherPort)],
          directory: join(WORK, 'started', name),
          environment: { CI: 'true', ...emulator.environment },
          url: ORIGIN,
        });
      };
      return {
        site: async () => Promise.resolve(site),
        publish: async (release) => serve(await releases.add(release)),
        rollBack: async () => serve(await releases.rollBack()),
        close: async () => stop(),
      };
    },
  };
}

/** A host dates what is uploaded. The emulator of Azure has one ETag for all files and compares their dates. */
function dateAnew(folder: string): void {
  const now = new Date();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), now, now);
}

export const cloudflare = staticHost({
  name: 'cloudflare',
  package: 'wrangler',
  program: 'wrangler/bin/wrangler.js',
  configuration: 'headers',
  parameters: (site) => [
    'pages',
    'dev',
    site,
    '--ip=127.0.0.1',
    `--port=${String(WEB_PORT)}`,
    '--compatibility-date=2026-01-01',
  ],
  environment: { WRANGLER_SEND_METRICS: 'false' },
});

export const azure = staticHost({
  name: 'azure',
  package: '@azure/static-web-apps-cli',
  program: '@azure/static-web-apps-cli/dist/cli/bin.js',
  configuration: 'azure',
  parameters: (site) => [
    'start',
    site,
    `--swa-config-location=${site}`,
    '--host=127.0.0.1',
    `--port=${String(WEB_PORT)}`,
  ],
  traits: { sharesPolicies: true, hasHeadersAt404: false },
});

export const netlify = staticHost({
  name: 'netlify',
  package: 'netlify-cli',
  program: 'netlify-cli/bin/run.js',
  configuration: 'headers',
  /* Edge functions, which the site does not have, would need a download. */
  parameters: (site, otherPort) => [
    'dev',
    '--offline',
    '--internal-disable-edge-functions',
    '--skip-gitignore',
    '--no-open',
    `--dir=${site}`,
    `--port=${String(WEB_PORT)}`,
    `--staticServerPort=${otherPort}`,
  ],
  /* The emulator sends these of its own server of files, which does not know the type of speculation rules. */
  traits: {
    ownHeaders: ['Cache-Control', 'Content-Type'],
    ownMessages: [/invalid MIME type "application\/octet-stream" for the rule set/u],
  },
});
