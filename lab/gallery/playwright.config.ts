import { defineConfig } from '@playwright/test';
import journeys, { reportersOf } from '../../playwright.config';

const PORT = '16006';
const ADDRESS = `http://127.0.0.1:${PORT}`;

/* lab/gallery.mjs builds what this serves. */
const { webServer: _, ...shared } = journeys;

export default defineConfig(shared, {
  testDir: '.',
  testMatch: 'gallery.spec.ts',
  outputDir: '../../test-results/gallery',
  retries: 0,
  reporter: reportersOf('gallery'),
  use: { baseURL: ADDRESS },
  webServer: {
    command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --config lab/gallery/vite.config.ts --outDir node_modules/.cache/gallery --host 127.0.0.1 --port ${PORT} --strictPort`,
    cwd: '../..',
    url: ADDRESS,
    reuseExistingServer: false,
  },
});
