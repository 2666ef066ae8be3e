import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const textFile = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/u;

/** Writes precompressed copies of a file: brotli, and gzip for servers and browsers without brotli. */
export async function writeCompressed(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await gzipped(text, { level: 9 }));
}

/** Writes precompressed copies of every text file of the build. */
export function compressedAssets(): Plugin {
  return {
    name: 'amin:compressed-assets',
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
