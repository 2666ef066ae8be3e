import { defineConfig } from 'vitest/config';
import project from '../../../vite.config';

/** Long tests of the section, with the plugins of the project. `npm test` does not collect them. */
export default defineConfig((environment) => ({
  ...project(environment),
  root: '.',
  test: {
    include: ['lab/trust/hostile/**/*.trust.{ts,tsx}'],
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
}));
