import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US', 'he-IL', 'ar-AE'] }), enforce: 'pre' as const },
    react(),
  ],
  resolve: { alias: { '@tests': fromRoot('./tests'), '@': fromRoot('./src') } },
  define: { __DEMO__: JSON.stringify(mode === 'demo') },
  build: { target: 'es2022', cssMinify: 'lightningcss', modulePreload: { polyfill: false } },
  test: {
    isolate: false,
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
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/{domain,application,adapters,contracts,architecture,composition}/**/*.test.ts',
            'tests/ui/**/*.test.ts',
          ],
          expect: { requireAssertions: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/support/pageSetup.ts'],
          expect: { requireAssertions: true },
        },
      },
    ],
  },
}));
