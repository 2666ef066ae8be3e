import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findTestBrowser } from './scripts/ensureBrowser.mjs';

/**
 * The URL of a site that is already served, for example a development server. Without it, the built demo is
 * served.
 */
const servedUrl = process.env['E2E_URL'];
/* Not `localhost`: where its IPv6 address is not in the hosts file, a request of a test waits 5 s for a name server. */
const baseUrl = servedUrl ?? 'http://127.0.0.1:14173';
const executablePath = findTestBrowser();
const isRoot = process.getuid?.() === 0;

/** The counts for `npm test` and a page for people: `npx playwright show-report test-results/<name>-report`. */
export function reportersOf(name: string): ReporterDescription[] {
  const pathOf = (file: string): string =>
    fileURLToPath(new URL(`test-results/${name}${file}`, import.meta.url));
  return [
    ['list'],
    ['json', { outputFile: pathOf('.json') }],
    ['html', { outputFolder: pathOf('-report'), open: 'never' }],
  ];
}

export default defineConfig({
  testDir: 'tests/e2e/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  /* A test that passes only on its second attempt is a defect. `npm test` names it at the end. */
  retries: 1,
  /* One more than cores, because a journey waits a quarter of its time. */
  workers: availableParallelism() + 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: reportersOf('demo'),
  use: {
    baseURL: baseUrl,
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    /* The second attempt of a failed journey records itself, so that a report can be replayed step by step. */
    trace: 'on-first-retry',
    /* Each journey loads from the server, not from the precache of an earlier journey. */
    serviceWorkers: 'block',
    /* Without animations the journeys take a tenth less time. The journeys in three engines run with them. */
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium refuses to run its sandbox as root. For other users the sandbox stays on.
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
  ...(servedUrl === undefined && {
    webServer: {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js preview --mode demo --outDir dist-demo --host 127.0.0.1 --port 14173 --strictPort`,
      /* Configurations in other folders start the same server, so the path is absolute. */
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      url: baseUrl,
      reuseExistingServer: false,
    },
  }),
});
