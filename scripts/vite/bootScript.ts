import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { hashOf, policyFile } from './admittedHashes.ts';
import { reactAriaStyles } from './reactAriaStyles.ts';

const marker = '<!--boot-->';
const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Bundles the boot module to one classic script without imports, so that it can stand in the document itself. */
async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': fromRoot('src') } },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: { input: fromRoot('src/composition/boot.ts'), output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error('The boot script was meant to be built once.');
  const code = result.output[0].code.trim();
  if (code === '') throw new Error('The boot script came out empty.');
  if (code.includes('</')) throw new Error('The boot script would end its own script element.');
  return code;
}

/**
 * Puts `src/composition/boot.ts` in the place of `<!--boot-->`: language, direction and theme are set before the first
 * paint. A build also records what the Content-Security-Policy has to admit.
 */
export function bootScript(): Plugin {
  let boot: Promise<string> | undefined;
  return {
    name: 'amin:boot-script',
    buildStart() {
      boot = undefined;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        if (!html.includes(marker)) return html;
        const code = server === undefined ? await (boot ??= bundleBoot()) : await bundleBoot();
        return html.replace(marker, () => `<script>${code}</script>`);
      },
    },
    async generateBundle() {
      const admitted = {
        scripts: [hashOf(await (boot ??= bundleBoot()))],
        styles: reactAriaStyles().map(hashOf),
      };
      this.emitFile({ type: 'asset', fileName: policyFile, source: JSON.stringify(admitted, undefined, 2) });
    },
  };
}
