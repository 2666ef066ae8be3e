import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';
import { stackPorts } from '../../stack/StackPorts';

const url = `http://localhost:${String(stackPorts(process.env).web)}`;

/* run.ts starts the stack. */
const { webServer: _, ...shared } = journeys;

/** The cells of the faults, in Chromium, against one instance of the local stack. */
export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../../../test-results/trust-faults',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  use: { baseURL: url, ignoreHTTPSErrors: true, screenshot: 'off' },
});
