import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/ensureBrowser.mjs';

/** A site that is served already, as while somebody works on it; without one, the built demo is served. */
const served = process.env['E2E_ADDRESS'];
const address = served ?? 'http://localhost:14173';
const executablePath = findTestBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  /* A machine that is busy elsewhere loses a click now and then: what passes the second time is reported as flaky. */
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: address,
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    /* What a journey sees comes from the server, not from what another one left on the device. */
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium refuses its sandbox to root; everyone else keeps it.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(served === undefined && {
    webServer: {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --mode demo --outDir dist-demo --port 14173 --strictPort`,
      /* Other configurations, in other folders, serve it the same way. */
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      url: address,
      reuseExistingServer: false,
    },
  }),
});
