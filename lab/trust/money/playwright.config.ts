import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';
import type { Engine } from '../../../tests/e2e-engines/driver/Engine';
import { stackPorts } from '../../../tests/stack/StackPorts';

/* run.ts starts the stack. */
const { webServer: _, use, ...shared } = journeys;
const baseURL = `http://localhost:${String(stackPorts(process.env).web)}`;

/** The payment matrix in Chromium, and a part of it in the other two engines, whose browsers the drivers start. */
export default defineConfig<object, { engine: Engine }>({
  ...shared,
  testDir: '.',
  outputDir: '../../../test-results/trust-money',
  retries: 0,
  fullyParallel: false,
  projects: [
    {
      name: 'chromium',
      testDir: '../../../tests/e2e-stack/money',
      fullyParallel: true,
      use: { ...use, baseURL, ignoreHTTPSErrors: true, screenshot: 'off' },
    },
    ...(['firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
  ],
});
