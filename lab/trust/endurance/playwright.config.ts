import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';

/** Long use of the built demo in one browser. Started by run.ts. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.trust.ts',
  outputDir: '../../../trust-results/endurance/output',
  retries: 0,
  workers: 1,
  timeout: 600_000,
  reporter: [['list'], ['json', { outputFile: '../../../trust-results/endurance/journeys.json' }]],
});
