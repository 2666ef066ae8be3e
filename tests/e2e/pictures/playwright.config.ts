import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';

/** Takes pictures of every state instead of testing journeys; `npm run pictures` says of which. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../../test-results/pictures',
  workers: 4,
  reporter: [['dot']],
});
