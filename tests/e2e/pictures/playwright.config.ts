import { defineConfig } from '@playwright/test';
import journeys from '../../../playwright.config';

/** Takes pictures of every state instead of running the journeys. `npm run pictures` selects the states. */
export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../../test-results/pictures',
  workers: 4,
  reporter: [['dot']],
});
