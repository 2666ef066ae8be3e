import { join } from 'node:path';
import { runCommand } from '../../scripts/runCommand.mjs';
import { buildah, imageOf, ISOLATION, STORAGE } from './containerImages';
import { ORIGIN } from './address';
import type { Host } from './Host';
import { WORK, type Release } from './Release';
import { startServer } from './startServer';

/** The image of the Dockerfile, run as its command and its user say. A rollback runs the image before. */
export const container: Host = {
  traits: {
    isStatic: false,
    sharesPolicies: false,
    missingAsset: 'text',
    keepsNewerAssets: false,
    hasHeadersAt404: true,
    ownHeaders: [],
    ownMessages: [],
  },
  server: async () => buildah('--version').then((text) => text.replace(/^(\S+) version (\S+).*$/u, '$1 $2')),
  start: async () => {
    let running = '';
    let stop = async (): Promise<void> => Promise.resolve();
    const close = async (): Promise<void> => {
      await stop();
      if (running !== '') await buildah('rm', running);
      running = '';
    };
    const serve = async (release: Release): Promise<void> => {
      await close();
      running = await buildah('from', '--pull-never', imageOf(release));
      stop = await startServer({
        program: 'buildah',
        parameters: [
          ...STORAGE,
          'run',
          ISOLATION,
          ...givenSettings(),
          running,
          '--',
          ...(await commandOf(running)),
        ],
        directory: join(WORK, 'started', 'container'),
        url: ORIGIN,
      });
    };
    return {
      site: async () => join(await buildah('mount', running), 'usr/share/nginx/html'),
      publish: serve,
      rollBack: async () => serve('first'),
      isHealthy: async () => {
        const [kind = '', ...check] = (await inspected(running)).Docker.config.Healthcheck.Test;
        const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...check] : check;
        const { code } = await runCommand('buildah', [
          ...STORAGE,
          'run',
          ISOLATION,
          running,
          '--',
          ...command,
        ]);
        return code === 0;
      },
      close,
    };
  },
};

/** The settings of the services, which the container takes when it starts. */
function givenSettings(): readonly string[] {
  return Object.entries(process.env)
    .filter(([name]) => name.startsWith('AMIN_'))
    .map(([name, value = '']) => `--env=${name}=${value}`);
}

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly Entrypoint?: readonly string[] | null;
      readonly Cmd: readonly string[];
      readonly Healthcheck: { readonly Test: readonly string[] };
    };
  };
}

async function inspected(running: string): Promise<Inspected> {
  return JSON.parse(await buildah('inspect', running));
}

/** buildah runs no command by itself. */
async function commandOf(running: string): Promise<readonly string[]> {
  const { Entrypoint, Cmd } = (await inspected(running)).Docker.config;
  return [...(Entrypoint ?? []), ...Cmd];
}
