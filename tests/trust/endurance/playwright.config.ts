import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';

const { launchOptions } = journeys.use ?? {};

/**
 * Without the compilers of V8. The code that they make of functions which run often is in the heap: in the first 600
 * steps of the wizard it grew by 0.6 MB, in the next 400 by 0.1 MB, while the objects of the product did not.
 */
const NO_COMPILERS = '--js-flags=--no-opt --no-sparkplug';

/** Long use of the built demo in one browser. Started by run.ts. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.trust.ts',
  outputDir: '../../../trust-results/endurance/output',
  retries: 0,
  workers: 1,
  timeout: 600_000,
  use: { launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), NO_COMPILERS] } },
  reporter: [['list'], ['json', { outputFile: '../../../trust-results/endurance/journeys.json' }]],
});
