import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptsConnection } from './acceptsConnection';
import { startStack, type RunningStack } from './startStack';
import type { StackPorts } from './StackPorts';
import { freePort } from './web/freePort';

describe('the local stack', () => {
  let ports: StackPorts;
  let stack: RunningStack;

  beforeAll(async () => {
    ports = {
      web: await freePort(),
      api: await freePort(),
      identity: await freePort(),
      payment: await freePort(),
      diagnostics: await freePort(),
    };
    stack = await startStack({ ports, publicPorts: ports, idempotency: 'honoured', hasControl: false });
  });

  afterAll(async () => {
    await stack.close();
  });

  /** A service that listened on every address of the machine would accept connections on 127.0.0.2. */
  it.each(['api', 'identity', 'payment', 'diagnostics'] as const)(
    'serves %s to this machine only',
    async (service) => {
      expect(await acceptsConnection('127.0.0.1', ports[service])).toBe(true);
      expect(await acceptsConnection('127.0.0.2', ports[service])).toBe(false);
    },
  );

  it('has a URL that lists the reports', async () => {
    const answer = await fetch(stack.urls.reports);
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
  });

  it('tells its build that the API accepts idempotency keys and that the site names the demo company', () => {
    expect(stack.environment).toMatchObject({
      AMIN_API_IDEMPOTENCY_KEY: 'true',
      SITE_DEMO_COMPANY: 'true',
      SITE_ORIGIN: stack.urls.web,
    });
  });
});
