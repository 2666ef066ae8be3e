import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';
import { stackPorts } from '../stack/StackPorts';

const address = `http://localhost:${String(stackPorts(process.env).web)}`;

/* The demo is not served here. */
const { webServer: _, ...shared } = journeys;

/**
 * Tests the live build against the local stack, and the adapters against the same services. Journeys run one at a time,
 * because they share the data of the stack. The adapter tests start services of their own.
 */
export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../../test-results/stack',
  projects: [
    { name: 'adapters', testIgnore: ['journeys/**', 'money/**'] },
    { name: 'journeys', testDir: 'journeys', workers: 1 },
    /* Runs after the journeys, because each journey resets the data of the stack. */
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
