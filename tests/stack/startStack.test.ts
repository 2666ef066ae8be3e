import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  /** `127.0.0.2` stands for any other address of the machine: only a service that listens on all of them answers. */
  it.each(['api', 'identity', 'payment', 'diagnostics'] as const)(
    'serves %s to this machine only',
    async (service) => {
      expect(await connects('127.0.0.1', ports[service])).toBe(true);
      expect(await connects('127.0.0.2', ports[service])).toBe(false);
    },
  );

  it('names a URL that lists the reports', async () => {
    const answer = await fetch(stack.urls.reports);
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
  });

  it('decides for its build about idempotency keys and the company', () => {
    expect(stack.environment).toMatchObject({
      AMIN_API_IDEMPOTENCY_KEY: 'true',
      SITE_DEMO_COMPANY: 'true',
      SITE_ORIGIN: stack.urls.web,
    });
  });
});

async function connects(host: string, port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect({ host, port });
    socket.on('connect', () => {
      socket.destroy();
      settle(true);
    });
    socket.on('error', () => settle(false));
  });
}
