import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';
import type { Engine } from '../../e2e-engines/driver/Engine';

/* run.ts starts the stack, and the drivers start the browsers. */
const { webServer: _, use: __, ...shared } = journeys;

/** A part of the payment matrix in the other two engines. Chromium runs all of it (tests/e2e-stack/money). */
export default defineConfig<object, { engine: Engine }>({
  ...shared,
  testDir: '.',
  outputDir: '../../../test-results/trust-money',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  projects: (['firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
