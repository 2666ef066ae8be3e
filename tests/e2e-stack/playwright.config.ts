import { defineConfig } from '@playwright/test';
import journeys, { reportersOf } from '../../playwright.config';
import { stackPorts, TESTED_INSTANCES } from '../stack/StackPorts';
import { identityProviderOfTurn } from './identityProviderOfTurn';

const urlOf = (instance: number): string =>
  `http://localhost:${String(stackPorts(process.env, instance).web)}`;

/* The environment variable reaches the stack and the workers, which read this file again. */
process.env['VITE_IDENTITY_PROVIDER'] ??= identityProviderOfTurn();

/* These tests do not use the demo, so its server is left out. */
const { webServer: _, ...shared } = journeys;

/**
 * Tests the live build against the local stack, and the adapters against the same services. Each worker has its own
 * instance of the stack, because a journey resets it. The adapter tests start services of their own.
 */
export default defineConfig(shared, {
  testDir: '.',
  outputDir: '../../test-results/stack',
  workers: TESTED_INSTANCES,
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    { name: 'money', testDir: 'money' },
    { name: 'adapters', testIgnore: ['journeys/**', 'money/**'] },
  ],
  reporter: reportersOf('stack'),
  use: { baseURL: urlOf(0), ignoreHTTPSErrors: true },
  webServer: {
    command: `"${process.execPath}" scripts/stack.mjs`,
    cwd: '../..',
    env: { STACK_CONTROL: 'on', STACK_INSTANCES: String(TESTED_INSTANCES) },
    /* The last instance that starts. */
    url: urlOf(TESTED_INSTANCES - 1),
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
