import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The folder of the source maps. It is outside of the site, so that no server sends them. */
const mapsOf = (site: string): string => `${site}-maps`;

/**
 * Moves the source maps out of the served folder. `npm run resolve-stack` reads them (docs/diagnostics.md).
 */
export function privateMaps(): Plugin {
  return {
    name: 'amin:private-maps',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { root, build } = this.environment.config;
        const folder = mapsOf(resolve(root, build.outDir));
        await rm(folder, { recursive: true, force: true });
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !name.endsWith('.map')) continue;
          const file = join(folder, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, output.source);
          Reflect.deleteProperty(bundle, name);
        }
      },
    },
  };
}
