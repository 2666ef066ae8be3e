import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, Rolldown } from 'vite';
import { hashOf, policyFile, readAdmittedHashes } from '../admittedHashes.ts';
import { writeCompressed } from '../compressedAssets.ts';
import { bundleInline } from '../bundleInline.ts';
import type { AdmittedHashes } from '../../../deploy/securityHeaders.ts';
import { SWAP_SCRIPT } from './composeDocument.ts';
import { ClientFiles } from './ClientFiles.ts';
import { type Product, writeDocuments } from './writeDocuments.ts';

const ENVIRONMENT = 'prerender';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/* Inside node_modules, so that the packages outside the bundle resolve. */
const outputDirectory = fromRoot(`node_modules/.cache/prerender/${String(process.pid)}`);

/** The Vite environment of the prerendering build. */
export const prerenderEnvironment: EnvironmentOptions = {
  consumer: 'server',
  build: {
    ssr: true,
    outDir: outputDirectory,
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: false,
    minify: false,
    rolldownOptions: { input: fromRoot('src/composition/prerender.tsx') },
  },
};

interface PrerenderOptions {
  /** The scheme and host of the live site. */
  readonly origin: string;
  /** Whether it is the live site, which search engines may index, and which has settings. */
  readonly isLive: boolean;
}

/**
 * Prerenders the documents of the site after the build. It builds the app a second time, for Node, and renders the same
 * React tree that hydrates the documents in the browser.
 */
export function prerenderPages({ origin, isLive }: PrerenderOptions): Plugin {
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
        throw new Error('The client build wrote no files, so the documents cannot be composed.');
      await builder.build(prerender);
      const { directory, bundle } = built;
      const product: Product = await import(pathToFileURL(join(outputDirectory, 'prerender.js')).href);
      const files = new ClientFiles(bundle);
      const pageBoot = await bundleInline('src/composition/bootPage.ts', builder.config);
      const { base } = builder.config;
      const site = await writeDocuments({ product, files, origin, base, isLive, pageBoot });
      await Promise.all([...site.files].map(async ([name, text]) => write(directory, name, text)));
      const { scripts, styles } = readAdmittedHashes(directory);
      const admitted: AdmittedHashes = {
        scripts: [...scripts, hashOf(SWAP_SCRIPT), hashOf(pageBoot)],
        styles: [...styles, ...[...site.styles].map(hashOf)],
        pages: Object.fromEntries(
          [...site.pageStyles].map(([path, style]) => [
            path,
            { scripts: [hashOf(pageBoot)], styles: [...styles, hashOf(style)] },
          ]),
        ),
      };
      await writeFile(join(directory, policyFile), JSON.stringify(admitted, undefined, 2));
      await rm(outputDirectory, { recursive: true, force: true });
    },
  };
}

async function write(directory: string, name: string, text: string): Promise<void> {
  const file = join(directory, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeCompressed(file);
}
