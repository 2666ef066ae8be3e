import type { Plugin, ResolvedConfig } from 'vite';
import { hashOf, policyFile } from './admittedHashes.ts';
import { bundleInline } from './bundleInline.ts';
import { reactAriaStyles } from './reactAriaStyles.ts';

const marker = '<!--boot-->';

/**
 * Replaces `<!--boot-->` by the bundled `src/composition/boot.ts`, which sets language, direction and theme
 * before the first paint. A build also writes the hashes that the Content-Security-Policy has to admit.
 */
export function bootScript(): Plugin {
  let boot: Promise<string> | undefined;
  let config: ResolvedConfig;
  const bundleBoot = async (): Promise<string> => bundleInline('src/composition/boot.ts', config);
  return {
    name: 'amin:boot-script',
    configResolved(resolved) {
      config = resolved;
    },
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
      if (this.environment.name !== 'client') return;
      const admitted = {
        scripts: [hashOf(await (boot ??= bundleBoot()))],
        styles: reactAriaStyles().map(hashOf),
      };
      this.emitFile({ type: 'asset', fileName: policyFile, source: JSON.stringify(admitted, undefined, 2) });
    },
  };
}
