import { describe, expect, it } from 'vitest';
import { DEMO_OUTAGES, type DemoOutage } from '@/application/ports/DemoControls';
import { API_TIMEOUT } from '@/application/ports/ServiceFailure';
import {
  DemoNetwork,
  LATE_EXECUTION_DELAY,
  SLOW_RESPONSE_DELAY,
} from '@/adapters/in-memory/world/DemoNetwork';
import { simulateWrite, WRITE_FAILURES } from '@/adapters/in-memory/world/simulateCall';
import { failure, success } from '@/domain/shared/result';
import { aWorld } from '../../../support/aWorld';
import { aBusiness } from '../../../support/builders/aBusiness';
import { aBusinessId } from '../../../support/builders/aBusinessId';
import { FixedClock } from '../../../support/FixedClock';

function aNetwork(latency = 0) {
  const clock = new FixedClock();
  return { clock, network: new DemoNetwork(clock, { latency, outages: {} }) };
}

describe('the simulated network of the demo', () => {
  it('responds at once without latency', async () => {
    const { network, clock } = aNetwork();
    expect(await network.send('load-plans')).toBeUndefined();
    expect(clock.waiting).toBe(0);
  });

  it.each([
    ['the latency', undefined, 300],
    ['a while longer when it is slow', 'slow', SLOW_RESPONSE_DELAY],
    ['the latency before it fails', 'unavailable', 300],
    ['the timeout of the client without a response', 'silent', API_TIMEOUT],
  ] as const)('takes %s', async (_, outage, milliseconds) => {
    const { network, clock } = aNetwork(300);
    if (outage !== undefined) network.setOutage('load-plans', outage);
    const settled: unknown[] = [];
    void network.send('load-plans').then((met) => settled.push(met));
    await clock.advance(milliseconds - 1);
    expect(settled).toEqual([]);
    await clock.advance(1);
    expect(settled).toEqual([outage === 'slow' ? undefined : outage]);
  });

  it('fails only the call that has an outage', async () => {
    const { network } = aNetwork();
    network.setOutage('load-plans', 'unavailable');
    expect([await network.send('load-plans'), await network.send('load-user')]).toEqual([
      'unavailable',
      undefined,
    ]);
    expect(network.outageOf('load-plans')).toBe('unavailable');
  });

  it('fails a call a given number of times', async () => {
    const { network } = aNetwork();
    network.setOutage('load-plans', 'unavailable', 2);
    const met = [
      await network.send('load-plans'),
      await network.send('load-plans'),
      await network.send('load-plans'),
    ];
    expect(met).toEqual(['unavailable', 'unavailable', undefined]);
  });

  it('removes the outage of one call or of all', () => {
    const { network } = aNetwork();
    for (const call of ['load-plans', 'load-user', 'view-business'] as const)
      network.setOutage(call, 'offline');
    network.clearOutage('load-plans');
    expect(network.conditions.outages).toEqual({
      'load-user': { outage: 'offline', times: undefined },
      'view-business': { outage: 'offline', times: undefined },
    });
    network.clearOutage();
    expect(network.conditions.outages).toEqual({});
  });

  it.each(DEMO_OUTAGES.map((outage) => [outage, outage === 'offline' ? 0 : 1] as const))(
    'counts requests: %s makes %i',
    async (outage, count) => {
      const { network, clock } = aNetwork();
      network.setOutage('load-plans', outage);
      void network.send('load-plans');
      await clock.advance(SLOW_RESPONSE_DELAY);
      expect(network.requestCountOf('load-plans')).toBe(count);
    },
  );
});

it('a write without a connection is not sent', async () => {
  let isOnline = false;
  const conditions = { latency: 0, outages: {} };
  const network = new DemoNetwork(new FixedClock(), conditions, undefined, () => isOnline);
  const write = async () => simulateWrite(network, 'update-user', WRITE_FAILURES, () => success());
  expect(await write()).toEqual(failure({ kind: 'offline' }));
  expect(network.requestCountOf('update-user')).toBe(0);
  isOnline = true;
  expect(await write()).toEqual(success());
});

describe('a write without a response', () => {
  const statusAfter = async (outage: DemoOutage, milliseconds: number): Promise<unknown> => {
    const { network, businesses, world, clock } = aWorld({ businesses: [aBusiness()] });
    network.setOutage('change-business-status', outage);
    const change = businesses.changeStatus(aBusinessId(), 'active');
    await clock.advance(outage === 'silent' ? API_TIMEOUT : 0);
    await change;
    await clock.advance(milliseconds);
    return world.business(aBusinessId())?.status;
  };

  it('can be executed at once', async () => {
    expect(await statusAfter('response-lost', 0)).toBe('active');
  });

  it('is not executed when nothing responds', async () => {
    expect(await statusAfter('silent', LATE_EXECUTION_DELAY)).toBe('inactive');
  });

  it('can be executed later', async () => {
    expect(await statusAfter('executed-late', LATE_EXECUTION_DELAY - 1)).toBe('inactive');
    expect(await statusAfter('executed-late', LATE_EXECUTION_DELAY)).toBe('active');
  });
});
