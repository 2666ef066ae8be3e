import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appLinkConstants } from '../../scripts/vite/appLinks.ts';
import { buildConstants } from '../../scripts/vite/buildConstants.ts';
import { reactAriaPatches } from '../../scripts/vite/reactAriaPatches.ts';
import { COMPONENT_LOCALES } from '../../src/ui/i18n/languageNames.ts';

const MODE = 'demo';
const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What the components need of the configuration of the project, without what makes its documents. */
export default defineConfig({
  mode: MODE,
  plugins: [
    { ...optimizeLocales.vite({ locales: Object.values(COMPONENT_LOCALES) }), enforce: 'pre' },
    ...react(),
    reactAriaPatches(),
  ],
  define: { ...appLinkConstants(MODE), ...buildConstants(MODE) },
  resolve: {
    alias: [
      { find: '@tests', replacement: fromRoot('tests') },
      { find: '@', replacement: fromRoot('src') },
    ],
  },
  build: { target: 'es2022' },
});
