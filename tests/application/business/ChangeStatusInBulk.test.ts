import { describe, expect, it } from 'vitest';
import { InMemoryConnection } from '../../support/InMemoryConnection';
import {
  ChangeStatusInBulk,
  type BulkStatusOutcome,
  type StatusChangeProgress,
} from '@/application/business/ChangeStatusInBulk';
import { ChangeStatus } from '@/application/business/ChangeStatus';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { instant } from '@/domain/shared/instant';
import { failure } from '@/domain/shared/result';
import { aWorld } from '../../support/aWorld';
import { aBusiness, anActiveBusiness } from '../../support/builders/aBusiness';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aSubscription } from '../../support/builders/aSubscription';

const idOf = (index: number): BusinessId => aBusinessId(`business-${String(index)}`);

const turn = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

interface Case {
  readonly count: number;
  readonly action?: 'activate' | 'deactivate';
  readonly latency?: number;
  /** How often a change is not sent because the device is offline. */
  readonly unsent?: number;
  /** How often the service refuses after that because of its rate limit. */
  readonly rateLimits?: number;
  /** The milliseconds to wait that it names then. */
  readonly retryAfter?: number;
  /** The milliseconds since that response, in which the business was read. Undefined when its time is not known. */
  readonly readTime?: number;
}

/** A run over businesses that have a subscription, except the fifth. */
function changing(given: Case) {
  const { count, action = 'activate', latency = 0, unsent = 0, rateLimits = 0, retryAfter = 5000 } = given;
  const { readTime } = given;
  const businesses = Array.from({ length: count }, (_, index) =>
    (action === 'activate' ? aBusiness : anActiveBusiness)({ id: idOf(index) }),
  );
  const subscriptions = Object.fromEntries(
    businesses.flatMap(({ id }) => (id === idOf(4) ? [] : [[id, aSubscription()]])),
  );
  const world = aWorld({ businesses, subscriptions });
  const { clock, network } = world;
  network.latency = latency;
  const connection = new InMemoryConnection();
  const ports = { connection, clock };
  const failures = [
    ...Array.from({ length: unsent }, () => ({ kind: 'offline' }) as const),
    ...Array.from({ length: rateLimits }, () => ({ kind: 'refused', retryAfter }) as const),
  ];
  let running = 0;
  let mostAtOnce = 0;
  const changeStatus = new ChangeStatus(world.businesses, world.subscriptions, ports);
  const change: Pick<ChangeStatus, 'execute' | 'reconcile'> = {
    reconcile: (...asked) => changeStatus.reconcile(...asked),
    execute: async (...asked) => {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      const error = failures.shift();
      const receivedAt = instant(clock.now() - (readTime ?? 0));
      const request = readTime === undefined ? undefined : { status: 429, id: undefined, receivedAt };
      const result = await (error === undefined
        ? changeStatus.execute(...asked)
        : failure(error.kind === 'refused' ? { ...error, request } : error));
      running -= 1;
      return result;
    },
  };
  const reports = new Map<BusinessId, StatusChangeProgress[]>();
  const pauses: boolean[] = [];
  const ended: BulkStatusOutcome[] = [];
  const many = new ChangeStatusInBulk(change, ports);
  return {
    ...world,
    connection,
    pauses,
    ended,
    mostAtOnce: () => mostAtOnce,
    kindsOf: (index: number) => reports.get(idOf(index))?.map(({ kind }) => kind),
    last: (index: number) => reports.get(idOf(index))?.at(-1),
    writes: () => network.requestCountOf('change-business-status'),
    statuses: () => businesses.map(({ id }) => world.world.business(id)?.status),
    start: () => {
      const run = many.start(action, businesses, {
        onProgress: (id, progress) => reports.set(id, [...(reports.get(id) ?? []), progress]),
        onPauseChange: (isPaused) => pauses.push(isPaused),
      });
      void run.finished.then((outcome) => ended.push(outcome));
      return run;
    },
  };
}

describe('changing the status of many businesses', () => {
  it('activates each on its own, and says why one was not', async () => {
    const { start, kindsOf, last, statuses } = changing({ count: 6 });
    expect(await start().finished).toBe('completed');
    expect(kindsOf(0)).toEqual(['sending', 'changed']);
    expect(last(0)).toMatchObject({ business: { id: idOf(0), status: 'active' } });
    expect(last(4)).toEqual({ kind: 'failed', error: { kind: 'subscription-required' } });
    expect(statuses()).toEqual(['active', 'active', 'active', 'active', 'inactive', 'active']);
  });

  it('deactivates without reading a subscription', async () => {
    const { start, statuses, network } = changing({ count: 6, action: 'deactivate' });
    expect(await start().finished).toBe('completed');
    expect(statuses()).toEqual(Array.from({ length: 6 }, () => 'inactive'));
    expect(network.requestCountOf('load-subscription')).toBe(0);
  });

  it('has at most four changes under way, also among two thousand', async () => {
    const { start, mostAtOnce, clock, ended } = changing({ count: 2000, action: 'deactivate', latency: 1 });
    start();
    await clock.advance(600);
    expect(ended).toEqual(['completed']);
    expect(mostAtOnce()).toBe(4);
  });

  it('stops after the changes that are under way', async () => {
    const { start, clock, ended, statuses, kindsOf } = changing({
      count: 9,
      action: 'deactivate',
      latency: 100,
    });
    const run = start();
    run.stop();
    await clock.advance(100);
    expect(ended).toEqual(['stopped']);
    expect(statuses().filter((status) => status === 'inactive')).toHaveLength(4);
    expect(kindsOf(4)).toBeUndefined();
  });

  it('includes a business that is added while it runs', async () => {
    const { world, businesses, subscriptions, pollPorts } = aWorldOfTwo();
    const queue = [aBusiness({ id: idOf(0) })];
    const next = (): IteratorResult<Business> => {
      const value = queue.shift();
      return value === undefined ? { value, done: true } : { value };
    };
    const use = new ChangeStatus(businesses, subscriptions, pollPorts);
    const execute: ChangeStatus['execute'] = async (action, business) => {
      if (business.id === idOf(0)) queue.push(aBusiness({ id: idOf(1) }));
      return use.execute(action, business);
    };
    const many = new ChangeStatusInBulk({ execute, reconcile: use.reconcile.bind(use) }, pollPorts);
    const listener = { onProgress: () => undefined, onPauseChange: () => undefined };
    await many.start('activate', { [Symbol.iterator]: () => ({ next }) }, listener).finished;
    expect(world.business(idOf(1))?.status).toBe('active');
  });

  describe('without a connection', () => {
    it('sends nothing until there is one', async () => {
      const { start, connection, pauses, writes, ended, clock } = changing({ count: 6 });
      connection.isOnline = false;
      start();
      await clock.advance(60_000);
      expect([writes(), ended.length]).toEqual([0, 0]);
      connection.isOnline = true;
      await turn();
      expect(ended).toEqual(['completed']);
      expect(pauses).toEqual([true, false]);
    });

    it('repeats a change that was not sent', async () => {
      const { start, network, ended, clock, kindsOf, writes } = changing({ count: 1, action: 'deactivate' });
      network.setOutage('change-business-status', 'offline', 2);
      start();
      await clock.advance(2000);
      expect(ended).toEqual(['completed']);
      expect(kindsOf(0)).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sending', 'changed']);
      expect(writes()).toBe(1);
    });

    it('can be stopped while it waits', async () => {
      const { start, connection, pauses, ended, clock, writes } = changing({ count: 6 });
      connection.isOnline = false;
      const run = start();
      await clock.advance(0);
      run.stop();
      await clock.advance(0);
      expect(ended).toEqual(['stopped']);
      expect(pauses).toEqual([true, false]);
      expect(writes()).toBe(0);
    });
  });

  describe('after a lost response', () => {
    it('reads the status and never writes again', async () => {
      const { start, network, ended, clock, kindsOf, writes } = changing({ count: 1 });
      network.setOutage('change-business-status', 'response-lost', 1);
      start();
      await clock.advance(1000);
      await turn();
      expect(kindsOf(0)).toEqual(['sending', 'reconciling', 'changed']);
      expect(writes()).toBe(1);
      expect(ended).toEqual(['completed']);
    });

    it('has an unknown outcome when no read responds', async () => {
      const { start, network, clock, last } = changing({ count: 1, action: 'deactivate' });
      network.setOutage('change-business-status', 'response-lost', 1);
      network.setOutage('view-business', 'unavailable');
      start();
      await clock.advance(60_000);
      expect(last(0)).toEqual({ kind: 'failed', error: { kind: 'outcome-unknown' } });
    });

    it('pauses the reads while the connection is lost', async () => {
      const { start, network, clock, connection, pauses, last } = changing({ count: 1 });
      network.setOutage('change-business-status', 'response-lost', 1);
      start();
      await clock.advance(0);
      connection.isOnline = false;
      await clock.advance(1000);
      connection.isOnline = true;
      await clock.advance(0);
      expect(pauses).toEqual([true, false]);
      expect(last(0)?.kind).toBe('changed');
    });

    it('gives the reads up when the owner leaves', async () => {
      const { start, network, clock, ended, last } = changing({ count: 1 });
      network.setOutage('change-business-status', 'response-lost', 1);
      const run = start();
      await clock.advance(0);
      run.abort();
      await clock.advance(0);
      expect(ended).toEqual(['stopped']);
      expect(last(0)).toEqual({ kind: 'failed', error: { kind: 'outcome-unknown' } });
      expect(clock.waiting).toBe(0);
    });
  });

  it('does not begin to read when the response is lost after the owner has left', async () => {
    const { start, network, clock, ended, last } = changing({ count: 1, latency: 100 });
    network.setOutage('change-business-status', 'response-lost', 1);
    const run = start();
    await clock.advance(100);
    run.abort();
    await clock.advance(100);
    expect(last(0)).toEqual({ kind: 'failed', error: { kind: 'outcome-unknown' } });
    expect([network.requestCountOf('view-business'), clock.waiting, ended]).toEqual([0, 0, ['stopped']]);
  });

  describe('after an expired session', () => {
    it('sends nothing more', async () => {
      const { start, network, writes, kindsOf } = changing({ count: 9, action: 'deactivate' });
      network.setOutage('change-business-status', 'session-expired');
      expect(await start().finished).toBe('session-expired');
      expect(writes()).toBe(4);
      expect(kindsOf(0)).toEqual(['sending', 'waiting']);
    });

    it('gives up the reads after a lost response', async () => {
      const { start, network, clock, ended } = changing({ count: 2, action: 'deactivate' });
      network.setOutage('change-business-status', 'response-lost', 2);
      network.setOutage('view-business', 'session-expired');
      start();
      await clock.advance(1000);
      await turn();
      expect(ended).toEqual(['session-expired']);
      expect(clock.waiting).toBe(0);
    });

    it('gives up also the reads that found a session', async () => {
      const { start, network, clock, ended, last } = changing({ count: 2, action: 'deactivate' });
      network.setOutage('change-business-status', 'executed-late', 2);
      network.setOutage('view-business', 'session-expired', 1);
      start();
      await clock.advance(1000);
      await turn();
      expect(ended).toEqual(['session-expired']);
      expect(last(1)).toEqual({ kind: 'failed', error: { kind: 'outcome-unknown' } });
    });
  });

  it('stops after four failures of the service in a row', async () => {
    const { start, network, writes, last } = changing({ count: 12 });
    network.setOutage('load-subscription', 'unavailable');
    expect(await start().finished).toBe('interrupted');
    expect(writes()).toBe(0);
    expect(network.requestCountOf('load-subscription')).toBeLessThan(12);
    expect(last(0)).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
  });

  it('goes on after businesses whose subscription cannot be read, because the service answers', async () => {
    const { start, network, last } = changing({ count: 9 });
    network.setOutage('load-subscription', 'malformed', 5);
    expect(await start().finished).toBe('completed');
    expect(last(0)).toMatchObject({ kind: 'failed', error: { kind: 'malformed-response' } });
  });

  it('goes on after businesses that are refused', async () => {
    const { start, network, last, statuses } = changing({ count: 9, action: 'deactivate' });
    network.setOutage('change-business-status', 'refused', 5);
    expect(await start().finished).toBe('completed');
    expect(last(0)).toMatchObject({ kind: 'failed', error: { kind: 'refused' } });
    expect(statuses().filter((status) => status === 'inactive')).toHaveLength(4);
  });

  describe('with a rate limit', () => {
    it('waits as long as the service asks, then repeats', async () => {
      const { start, clock, ended, kindsOf } = changing({ count: 1, rateLimits: 3 });
      start();
      await clock.advance(14_999);
      expect(ended).toEqual([]);
      await clock.advance(1);
      expect(ended).toEqual(['completed']);
      expect(kindsOf(0)?.at(-1)).toBe('changed');
    });

    it.each([
      [2000, 3000],
      [4999, 1],
      [-2000, 3000],
    ])('counts from the response, which came %d ms before: waits %d ms', async (readTime, wait) => {
      const { start, clock, ended } = changing({ count: 1, rateLimits: 1, readTime });
      start();
      await clock.advance(wait - 1);
      expect(ended).toEqual([]);
      await clock.advance(1);
      expect(ended).toEqual(['completed']);
    });

    it('waits three times for the rate limit, also after the device was offline three times', async () => {
      const { start, clock, ended, kindsOf } = changing({ count: 1, unsent: 3, rateLimits: 3 });
      start();
      await clock.advance(18_000);
      expect(ended).toEqual(['completed']);
      expect(kindsOf(0)?.at(-1)).toBe('changed');
    });

    it('gives a business up after three waits', async () => {
      const { start, clock, ended, last } = changing({ count: 1, rateLimits: 4 });
      start();
      await clock.advance(15_000);
      expect(ended).toEqual(['completed']);
      expect(last(0)).toMatchObject({ kind: 'failed', error: { kind: 'refused', retryAfter: 5000 } });
    });

    it.each([60_001, 3_600_000])('does not wait %d ms, and stops instead', async (retryAfter) => {
      const { start, ended, last, clock } = changing({ count: 9, rateLimits: 100, retryAfter });
      start();
      await clock.advance(0);
      expect(ended).toEqual(['interrupted']);
      expect(last(0)).toMatchObject({ kind: 'failed', error: { kind: 'refused', retryAfter } });
    });

    it('stops after four businesses that it has given up in a row', async () => {
      const { start, clock, ended, writes } = changing({ count: 9, rateLimits: 100 });
      start();
      await clock.advance(15_000);
      expect(ended).toEqual(['interrupted']);
      expect([writes(), clock.waiting]).toEqual([0, 0]);
    });

    it('does not wait once it is stopped, even twice', async () => {
      const { start, clock, ended, writes } = changing({ count: 1, rateLimits: 1 });
      const run = start();
      run.stop();
      run.stop();
      await clock.advance(0);
      expect(ended).toEqual(['stopped']);
      expect([writes(), clock.waiting]).toEqual([0, 0]);
    });

    it('ends the wait when it is stopped', async () => {
      const { start, clock, ended, writes } = changing({ count: 1, rateLimits: 1 });
      const run = start();
      await clock.advance(0);
      run.stop();
      await clock.advance(0);
      expect(ended).toEqual(['stopped']);
      expect([writes(), clock.waiting]).toEqual([0, 0]);
    });
  });
});

function aWorldOfTwo() {
  return aWorld({
    businesses: [0, 1].map((index) => aBusiness({ id: idOf(index) })),
    subscriptions: { [idOf(0)]: aSubscription(), [idOf(1)]: aSubscription() },
  });
}
