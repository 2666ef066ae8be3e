import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { stackPorts } from '../stack/StackPorts';

const address = `http://localhost:${String(stackPorts(process.env).web)}`;

/* The demo is not served here. */
const { webServer: _, ...shared } = journeys;

/**
 * The live product against the local stack, and the adapters against the peers they have there. The services of the
 * stack are one world for all, so one journey at a time; the other tests bring peers of their own.
 */
export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../../test-results/stack',
  projects: [
    { name: 'adapters', testIgnore: ['journeys/**', 'money/**'] },
    { name: 'journeys', testDir: 'journeys', workers: 1 },
    /* After the journeys: each of those begins with the world as it was. */
    { name: 'money', testDir: 'money', dependencies: ['journeys'] },
  ],
  reporter: [['list'], ['json', { outputFile: '../../test-results/stack.json' }]],
  use: { baseURL: address, ignoreHTTPSErrors: true },
  webServer: {
    command: `"${process.execPath}" scripts/stack.mjs`,
    cwd: '../..',
    env: { STACK_CONTROL: 'on' },
    url: address,
    timeout: 180_000,
    reuseExistingServer: process.env['CI'] === undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
