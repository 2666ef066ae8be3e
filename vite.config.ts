/* For the type of `test`. The demo is built without vitest. */
/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appLinkConstants } from './scripts/vite/appLinks.ts';
import { alteredTexts } from './scripts/vite/alteredTexts.ts';
import { bootScript } from './scripts/vite/bootScript.ts';
import { compressedAssets } from './scripts/vite/compressedAssets.ts';
import { buildSettings } from './scripts/vite/buildSettings.ts';
import { chunkGroups } from './scripts/vite/chunkGroups.ts';
import { serviceWorker } from './scripts/vite/serviceWorker.ts';
import { buildConstants } from './scripts/vite/buildConstants.ts';
import { locales } from './scripts/vite/locales.ts';
import { prerenderEnvironment, prerenderPages } from './scripts/vite/prerender/prerenderPages.ts';
import { privateMaps } from './scripts/vite/privateMaps.ts';
import { productionServer } from './scripts/vite/productionServer.ts';
import { reactAriaPatches } from './scripts/vite/reactAriaPatches.ts';
import { shortClassName } from './scripts/vite/shortClassName.ts';
import { siteIdentity } from './scripts/vite/siteIdentity.ts';
import { siteSettings } from './scripts/vite/siteSettings.ts';
import { COMPONENT_LOCALES } from './src/ui/i18n/languageNames.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The demo has one more document, the stand-in for the identity provider. */
const documents = (mode: string): string[] =>
  ['index.html', ...(mode === 'demo' ? ['demo/sign-in.html'] : [])].map(fromRoot);

const plugins = (mode: string): Plugin[] => {
  const site = siteSettings(mode);
  const isLive = mode !== 'demo';
  return [
    { ...optimizeLocales.vite({ locales: Object.values(COMPONENT_LOCALES) }), enforce: 'pre' as const },
    ...react(),
    reactAriaPatches(),
    buildSettings(mode, site),
    locales(mode),
    bootScript(),
    privateMaps(),
    siteIdentity(mode, site),
    compressedAssets(),
    prerenderPages({ origin: site.origin, isLive }),
    serviceWorker(isLive),
    productionServer(isLive),
  ];
};

export default defineConfig(({ mode, command }) => ({
  plugins: plugins(mode),
  define: { ...appLinkConstants(mode), ...buildConstants(mode) },
  resolve: {
    alias: [
      { find: '@tests', replacement: fromRoot('./tests') },
      { find: '@', replacement: fromRoot('./src') },
      /* The package exports only its development build, which warns on the console. */
      ...(command === 'build'
        ? [
            {
              find: /^react-router$/u,
              replacement: fromRoot('./node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : []),
    ],
  },
  css: { modules: { ...(command === 'build' && { generateScopedName: shortClassName }) } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: documents(mode) },
  },
  builder: { sharedConfigBuild: true },
  environments: {
    /* The demo has no source maps. */
    client: {
      build: {
        sourcemap: mode === 'demo' ? false : 'hidden',
        rolldownOptions: { output: { codeSplitting: chunkGroups(mode) } },
      },
    },
    prerender: prerenderEnvironment,
  },
  test: {
    isolate: false,
    /* Threads take a twelfth less time than processes. */
    pool: 'threads',
    /* By default one core is left free, which is half of a machine with two. */
    maxWorkers: '100%',
    /* Small or busy machines need a longer timeout than the default. */
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    coverage: {
      include: ['src/domain/**', 'src/application/**'],
      exclude: ['**/tsconfig.json'],
      reporter: ['text', 'html'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
    projects: [
      {
        extends: true,
        plugins: [alteredTexts(mode)],
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/{domain,application,adapters,contracts,architecture,composition,stack}/**/*.test.ts',
            'tests/ui/**/*.test.ts',
            'lab/**/*.test.ts',
          ],
          setupFiles: ['tests/support/nodeSetup.ts'],
          expect: { requireAssertions: true, poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        plugins: [alteredTexts(mode)],
        test: {
          name: 'pages',
          environment: fromRoot('./tests/support/pageEnvironment.ts'),
          include: ['tests/{ui,composition}/**/*.test.tsx'],
          setupFiles: ['tests/support/pageSetup.ts'],
          expect: { requireAssertions: true, poll: { timeout: 10_000 } },
        },
      },
    ],
  },
}));
