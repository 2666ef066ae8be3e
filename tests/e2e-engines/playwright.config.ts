import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { ENGINES, type Engine } from './driver/Engine';

/** In Chromium, tests/e2e covers the same in more languages and window sizes. */
const COVERED_IN_CHROMIUM = [
  '**/focus.spec.ts',
  '**/leaving.spec.ts',
  '**/mainJob.spec.ts',
  '**/publicPages.spec.ts',
];

/**
 * Runs the built demo in the three engines, with one browser per worker, and all journeys (tests/e2e). The slowest engine
 * comes first, so that the workers end at about the same time.
 */
export default defineConfig<object, { engine: Engine }>({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/demo',
  projects: [
    ...ENGINES.toReversed().map((engine) => ({
      name: engine,
      use: { engine },
      testIgnore: engine === 'chromium' ? COVERED_IN_CHROMIUM : [],
    })),
    { name: 'journeys', testDir: '../e2e/journeys' },
  ],
});
