import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { ORIGIN } from './address';
import { HOST_NAMES, isHostName } from './hostNames';
import type { HostFixtures } from './hostTest';

/* main.ts builds what the hosts serve. */
const { webServer: _, ...shared } = journeys;

/** The same checks on every host, one host after the other: all have the same port. */
export default defineConfig<object, Pick<HostFixtures, 'hostName'>>(shared, {
  testDir: '.',
  testMatch: 'hosts.spec.ts',
  outputDir: '../../test-results/hosts',
  workers: 1,
  retries: 0,
  fullyParallel: false,
  projects: Object.keys(HOST_NAMES)
    .filter(isHostName)
    .map((name) => ({ name, use: { hostName: name } })),
  reporter: [['list'], ['json', { outputFile: '../../test-results/hosts.json' }]],
  use: { baseURL: ORIGIN, ignoreHTTPSErrors: true, serviceWorkers: 'allow' },
});
