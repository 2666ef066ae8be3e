import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';
import { stackPorts } from '../../stack/StackPorts';

const url = `http://localhost:${String(stackPorts(process.env).web)}`;

/* These tests do not use the demo, so its server is left out. */
const { webServer: _, ...shared } = journeys;

/** The cells of the faults, in Chromium, against one instance of the local stack. */
export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../../../test-results/trust-faults',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  use: { baseURL: url, ignoreHTTPSErrors: true, screenshot: 'off' },
  webServer: {
    command: `"${process.execPath}" scripts/stack.mjs`,
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { STACK_CONTROL: 'on' },
    url,
    timeout: 180_000,
    reuseExistingServer: process.env['CI'] === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
