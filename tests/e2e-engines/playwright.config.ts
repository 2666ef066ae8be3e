import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { ENGINES } from './driver/Engine';

/** Runs the built demo in the three engines, with one browser per worker. The slowest engine comes first, so that both workers end at about the same time. */
export default defineConfig<object, { engine: (typeof ENGINES)[number] }>({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: ENGINES.toReversed().map((engine) => ({ name: engine, use: { engine } })),
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
});
