import { describe, expect, it } from 'vitest';
import { CheckSubscriptions, type SubscriptionResult } from '@/application/subscription/CheckSubscriptions';
import type { BusinessId } from '@/domain/business/BusinessId';
import { failure, success } from '@/domain/shared/result';
import { aBusinessId } from '../../support/builders/aBusinessId';
import { aSubscription } from '../../support/builders/aSubscription';
import { aUser } from '../../support/builders/aUser';
import { aDay, aPointInTime } from '../../support/builders/aMoment';
import { aPlacedOrder } from '../../support/builders/aPlacedOrder';
import { deferred } from '../../support/deferred';
import { FixedClock } from '../../support/FixedClock';
import { InMemoryOrderJournal } from '../../support/InMemoryOrderJournal';

const OFFLINE = failure({ kind: 'offline' } as const);
const UNAVAILABLE = failure({ kind: 'unavailable' } as const);
const EXPIRED = failure({ kind: 'session-expired' } as const);

/** Starts a check. Its requests wait until the test answers them, unless `answerTo` does. */
function startCheck(
  count: number,
  answerTo?: (index: number) => SubscriptionResult,
  orders = new InMemoryOrderJournal(),
  timeZone?: string,
) {
  const ids = Array.from({ length: count }, (_, index) => aBusinessId(`b${String(index)}`));
  const requests: { id: BusinessId; answer: (given: SubscriptionResult) => void }[] = [];
  const answers: [BusinessId, SubscriptionResult][] = [];
  const abort = new AbortController();
  const ofBusiness = async (id: BusinessId) => {
    const { promise, resolve } = deferred<SubscriptionResult>();
    requests.push({ id, answer: resolve });
    if (answerTo !== undefined) resolve(answerTo(requests.length - 1));
    return promise;
  };
  const check = new CheckSubscriptions({ ofBusiness }, orders, new FixedClock());
  const outcome = check.execute(
    aUser({ businessIds: ids }),
    ids,
    abort.signal,
    (...answer) => answers.push(answer),
    () => timeZone,
  );
  return { ids, requests, answers, abort, outcome };
}

const nextTask = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('the check of subscriptions', () => {
  it('reports each answer, also that a business has none', async () => {
    const { ids, answers, outcome } = startCheck(2, (index) =>
      success(index === 0 ? aSubscription() : undefined),
    );
    expect(await outcome).toBe('completed');
    expect(answers).toEqual([
      [ids[0], success(aSubscription())],
      [ids[1], success(undefined)],
    ]);
  });

  const ENDED = aSubscription({ cancelledAt: aPointInTime('2026-01-01T00:00:00Z') });
  const ENDING = aSubscription({ cancelledAt: aDay(2026, 3, 5) });
  const NOT_YET_KNOWN = failure({ kind: 'unavailable' });

  it.each([
    [
      'reports it as not yet known after an accepted order that no read returns',
      'accepted',
      undefined,
      NOT_YET_KNOWN,
    ],
    [
      'reports it as not yet known while a read returns the earlier one, which has ended',
      'accepted',
      ENDED,
      NOT_YET_KNOWN,
    ],
    [
      'reports it as not yet known while the outcome of an order is unknown',
      'placed',
      undefined,
      NOT_YET_KNOWN,
    ],
    ['reports the subscription of an accepted order', 'accepted', aSubscription(), success(aSubscription())],
    ['reports none after a confirmed order whose subscription is gone', 'confirmed', undefined, success()],
  ] as const)('%s', async (_what, kind, read, answer) => {
    const clock = new FixedClock();
    const orders = new InMemoryOrderJournal();
    const entry = { order: aPlacedOrder(), acceptedAt: clock.now(), confirmedAt: clock.now() };
    orders.save({ userId: aUser().id, businessId: aBusinessId('b0') }, { kind, ...entry });
    const { answers, outcome } = startCheck(1, () => success(read), orders);
    expect(await outcome).toBe('completed');
    expect(answers[0]?.[1]).toEqual(answer);
  });

  it.each([
    ['Pacific/Kiritimati', NOT_YET_KNOWN],
    [undefined, success(ENDING)],
  ])('knows the day of a business on which the earlier one ended (%s)', async (timeZone, answer) => {
    const orders = new InMemoryOrderJournal();
    const entry = { kind: 'accepted', order: aPlacedOrder(), acceptedAt: new FixedClock().now() } as const;
    orders.save({ userId: aUser().id, businessId: aBusinessId('b0') }, entry);
    const { answers, outcome } = startCheck(1, () => success(ENDING), orders, timeZone);
    expect(await outcome).toBe('completed');
    expect(answers[0]?.[1]).toEqual(answer);
  });

  it('reports none after an accepted change whose subscription is gone', async () => {
    const orders = new InMemoryOrderJournal();
    const acceptedAt = new FixedClock().now();
    const order = aPlacedOrder({ kind: 'update' });
    orders.save(
      { userId: aUser().id, businessId: aBusinessId('b0') },
      { kind: 'accepted', order, acceptedAt },
    );
    const { answers, outcome } = startCheck(1, () => success(undefined), orders);
    expect(await outcome).toBe('completed');
    expect(answers[0]?.[1]).toEqual(success(undefined));
  });

  it('sends at most four requests at a time', async () => {
    const { requests } = startCheck(9);
    await nextTask();
    expect(requests).toHaveLength(4);
    requests[2]?.answer(success(undefined));
    await nextTask();
    expect(requests).toHaveLength(5);
  });

  it('goes on after a failure', async () => {
    const { answers, outcome } = startCheck(9, (index) =>
      index % 3 === 0 ? UNAVAILABLE : success(undefined),
    );
    expect(await outcome).toBe('completed');
    expect(answers).toHaveLength(9);
    expect(answers.filter(([, { ok }]) => !ok)).toHaveLength(3);
  });

  it('stops when one request after the other fails', async () => {
    const { requests, outcome } = startCheck(50, () => UNAVAILABLE);
    expect(await outcome).toBe('stopped');
    expect(requests.length).toBeLessThan(10);
  });

  it.each([
    failure({ kind: 'forbidden' } as const),
    failure({ kind: 'malformed-response', detail: 'a subscription without status' } as const),
  ])('goes on after any number of answers like %j, because the service answers', async (answer) => {
    const { answers, outcome } = startCheck(10, (index) => (index < 9 ? answer : success(undefined)));
    expect(await outcome).toBe('completed');
    expect(answers).toHaveLength(10);
  });

  it('stops at once without a connection', async () => {
    const { requests, outcome } = startCheck(50, () => OFFLINE);
    expect(await outcome).toBe('stopped');
    expect(requests).toHaveLength(4);
  });

  it('stops when the session has expired', async () => {
    const { requests, outcome } = startCheck(50, () => EXPIRED);
    expect(await outcome).toBe('session-expired');
    expect(requests).toHaveLength(4);
  });

  it('ends as expired also when other requests fail for another reason afterwards', async () => {
    const { outcome } = startCheck(50, (index) => (index === 0 ? EXPIRED : OFFLINE));
    expect(await outcome).toBe('session-expired');
  });

  it('stops with the fourth failure in a row', async () => {
    const { requests } = startCheck(50);
    await nextTask();
    for (const index of [0, 1, 2]) requests[index]?.answer(UNAVAILABLE);
    await nextTask();
    expect(requests).toHaveLength(7);
    requests[3]?.answer(UNAVAILABLE);
    await nextTask();
    expect(requests).toHaveLength(7);
  });

  it('reports and requests nothing after it was aborted', async () => {
    const { requests, answers, abort, outcome } = startCheck(9);
    await nextTask();
    abort.abort();
    for (const { answer } of requests) answer(success(aSubscription()));
    await outcome;
    expect(answers).toEqual([]);
    expect(requests).toHaveLength(4);
  });

  it('requests nothing about a business of another owner', async () => {
    const asked: BusinessId[] = [];
    const ofBusiness = async (id: BusinessId) => {
      asked.push(id);
      return success(undefined);
    };
    const check = new CheckSubscriptions({ ofBusiness }, new InMemoryOrderJournal(), new FixedClock());
    const ids = [aBusinessId('mine'), aBusinessId('theirs')];
    await check.execute(
      aUser({ businessIds: ['mine'] }),
      ids,
      new AbortController().signal,
      () => undefined,
      () => undefined,
    );
    expect(asked).toEqual([aBusinessId('mine')]);
  });
});
