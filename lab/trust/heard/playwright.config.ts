import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';

/** What is heard and what is typed, on the built demo. Started by run.ts. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.trust.ts',
  outputDir: '../../../trust-results/heard/output',
  retries: 0,
  workers: 1,
  timeout: 180_000,
  reporter: [['list'], ['json', { outputFile: '../../../trust-results/heard/journeys.json' }]],
});
