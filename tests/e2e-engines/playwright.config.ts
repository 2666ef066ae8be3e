import { defineConfig } from '@playwright/test';
import journeys, { reportersOf } from '../../playwright.config';
import { ENGINES, type Engine } from './driver/Engine';

/** In Chromium, tests/e2e covers the same in more languages and window sizes. */
const COVERED_IN_CHROMIUM = [
  '**/focus.spec.ts',
  '**/leaving.spec.ts',
  '**/mainJob.spec.ts',
  '**/publicPages.spec.ts',
];

/**
 * Runs the built demo in the three engines, with one browser per worker. The slowest engine comes first, so that the
 * workers end at about the same time.
 */
export default defineConfig<object, { engine: Engine }>({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: ENGINES.toReversed().map((engine) => ({
    name: engine,
    use: { engine },
    testIgnore: engine === 'chromium' ? COVERED_IN_CHROMIUM : [],
  })),
  reporter: reportersOf('engines'),
});
