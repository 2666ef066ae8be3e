import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';
import { stackPorts, TESTED_INSTANCES } from '../../../tests/stack/StackPorts';

const url = `http://localhost:${String(stackPorts(process.env).web)}`;

/* run.ts starts the stack. */
const { webServer: _, ...shared } = journeys;

/** The cells of the faults, in Chromium, against the local stack. Each worker has its own instance of it. */
export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/trust-faults',
  workers: TESTED_INSTANCES,
  retries: 0,
  fullyParallel: true,
  use: { baseURL: url, ignoreHTTPSErrors: true, screenshot: 'off' },
});
