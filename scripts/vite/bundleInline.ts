import { fileURLToPath } from 'node:url';
import { build, type ResolvedConfig } from 'vite';
import { buildConstants } from './buildConstants.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * Bundles a module to one classic script without imports, so that it can be inlined in a document.
 * @param site The mode of the build and the folder of the site on its host.
 */
export async function bundleInline(
  module: string,
  { mode, base }: Pick<ResolvedConfig, 'mode' | 'base'>,
): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    base,
    logLevel: 'error',
    publicDir: false,
    define: buildConstants(mode),
    resolve: { alias: { '@': fromRoot('src') } },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fromRoot(module), output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`Vite did not return a single build of ${module}.`);
  const code = result.output[0].code.trim();
  if (code === '') throw new Error(`The bundle of ${module} is empty.`);
  if (code.includes('</'))
    throw new Error(`The bundle of ${module} contains "</", which would end its inline script element.`);
  return code;
}
