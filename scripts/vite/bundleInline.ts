import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Bundles a module to one classic script without imports, so that it can stand in the document itself. */
export async function bundleInline(module: string, mode = 'production'): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': fromRoot('src') } },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fromRoot(module), output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${module} was meant to be built once.`);
  const code = result.output[0].code.trim();
  if (code === '') throw new Error(`${module} came out empty.`);
  if (code.includes('</')) throw new Error(`${module} would end its own script element.`);
  return code;
}
