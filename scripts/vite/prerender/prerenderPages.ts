import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { hashOf, policyFile, readAdmittedHashes } from '../admittedHashes.ts';
import { writeCompressed } from '../compressedAssets.ts';
import { bundleInline } from '../bundleInline.ts';
import { ClientFiles } from './ClientFiles.ts';
import type { Product } from './Product.ts';
import { writeDocuments } from './writeDocuments.ts';

const ENVIRONMENT = 'prerender';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/* Below `node_modules`, where the packages are found that stay outside of it. */
const workshop = fromRoot(`node_modules/.cache/prerender/${String(process.pid)}`);

/** How the product is built to write its own pages. */
export const prerenderEnvironment: EnvironmentOptions = {
  consumer: 'server',
  build: {
    ssr: true,
    outDir: workshop,
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: false,
    minify: false,
    rolldownOptions: { input: fromRoot('src/composition/prerender/main.ts') },
  },
};

interface PrerenderOptions {
  /** Scheme and host the live site answers at. */
  readonly origin: string;
  /** Whether search engines are to find it. */
  readonly isIndexed: boolean;
}

/**
 * Writes every public page in every language when the build is done: the product is built a second time, for Node, and
 * renders the very tree that takes the pages over in the browser.
 */
export function prerenderPages({ origin, isIndexed }: PrerenderOptions): Plugin {
  let built: { readonly directory: string; readonly bundle: Rolldown.OutputBundle } | undefined;
  return {
    name: 'amin:prerender-pages',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        if (this.environment.name === 'client' && dir !== undefined) built = { directory: dir, bundle };
      },
    },
    async buildApp(builder) {
      const { client, [ENVIRONMENT]: prerender } = builder.environments;
      if (client === undefined || prerender === undefined) return;
      await builder.build(client);
      if (built === undefined)
        throw new Error('The build for the browser left nothing to put into the pages.');
      await builder.build(prerender);
      const { directory, bundle } = built;
      const swapScript = await bundleInline('src/composition/swapTemplate.ts');
      const product: Product = await import(pathToFileURL(join(workshop, 'main.js')).href);
      const files = new ClientFiles(bundle);
      const written = await writeDocuments({ product, files, origin, isIndexed, swapScript });
      await Promise.all([...written.files].map(async ([name, text]) => write(directory, name, text)));
      const { scripts, styles } = readAdmittedHashes(directory);
      const admitted = {
        scripts: [...scripts, hashOf(swapScript)],
        styles: [...styles, ...[...written.styles].map(hashOf)],
      };
      await writeFile(join(directory, policyFile), JSON.stringify(admitted, undefined, 2));
      await rm(workshop, { recursive: true, force: true });
    },
  };
}

async function write(directory: string, name: string, text: string): Promise<void> {
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeCompressed(file);
}
