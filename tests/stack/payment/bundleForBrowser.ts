import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a script with its imports into one classic script. */
export async function bundleForBrowser(
  entry: URL,
  aliases: Readonly<Record<string, string>> = {},
): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { ...aliases } },
    build: {
      write: false,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife' } },
    },
  });
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  if (script === undefined) throw new Error(`Expected Vite to bundle ${entry.pathname} into a script`);
  return script;
}
