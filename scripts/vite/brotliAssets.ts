import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const textFile = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/u;

/** Leaves the compressed copy beside a file. */
export async function writeCompressed(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compress(await readFile(file)));
}

/** Leaves a `.br` copy beside every text file of the build, for the server and for the bundle report. */
export function brotliAssets(): Plugin {
  return {
    name: 'amin:brotli-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return;
        const names = Object.keys(bundle).filter((name) => textFile.test(name) && !name.startsWith('.'));
        await Promise.all(names.map(async (name) => writeCompressed(join(dir, name))));
      },
    },
  };
}
