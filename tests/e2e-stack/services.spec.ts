import { expect, test } from '@playwright/test';
import { acceptsConnection } from '../stack/acceptsConnection';
import { stackPorts } from '../stack/StackPorts';

/** A service that listened on every address of the machine would accept connections on 127.0.0.2. */
for (const service of ['api', 'identity', 'payment', 'diagnostics'] as const)
  test(`the stack serves ${service} to this machine only`, async () => {
    const port = stackPorts(process.env)[service];
    expect(await acceptsConnection('127.0.0.1', port)).toBe(true);
    expect(await acceptsConnection('127.0.0.2', port)).toBe(false);
  });
