import { describe, expect, it } from 'vitest';
import { CHUNK_SIZE, ListBusinesses, type OwnBusinesses } from '@/application/business/ListBusinesses';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { failure, success, type Result } from '@/domain/shared/result';
import { aWorld } from '../../support/aWorld';
import { aBusiness } from '../../support/builders/aBusiness';
import { aUser } from '../../support/builders/aUser';

const KNOWN = ['a', 'b', 'c'].map((id) => aBusiness({ id }));

function listing(businessIds: readonly string[], businesses = KNOWN) {
  const world = aWorld({ businesses });
  const list = new ListBusinesses(world.businesses);
  return { ...world, list: () => list.execute(aUser({ businessIds })) };
}

describe('the businesses of an owner', () => {
  it('have the order of the owner’s list', async () => {
    expect(await listing(['c', 'a']).list()).toMatchObject(
      success({ businesses: [{ id: 'c' }, { id: 'a' }], missingCount: 0 }),
    );
  });

  it('do not include businesses of another owner', async () => {
    const answer = await listing(['a']).list();
    expect(answer.ok && answer.value.businesses.map(({ id }) => id)).toEqual(['a']);
  });

  it('are empty without a request when the owner’s list is empty', async () => {
    const { list, network } = listing([]);
    expect(await list()).toEqual(success({ businesses: [], missingCount: 0, failed: [], pending: 0 }));
    expect(network.requestCountOf('list-businesses')).toBe(0);
  });

  it('are reported as missing when the response lacks some', async () => {
    expect(await listing(['a', 'gone', 'b', 'lost']).list()).toMatchObject(success({ missingCount: 2 }));
  });

  it('are all missing when the service has none of them any more (faults C6)', async () => {
    expect(await listing(['gone', 'lost']).list()).toEqual(
      success({ businesses: [], missingCount: 2, failed: [], pending: 0 }),
    );
  });

  it.each([
    ['offline', 'offline'],
    ['unavailable', 'unavailable'],
    ['forbidden', 'forbidden'],
    ['session-expired', 'session-expired'],
    ['malformed', 'malformed-response'],
  ] as const)('are a failure when the service is %s', async (outage, kind) => {
    const { list, network } = listing(['a']);
    network.setOutage('list-businesses', outage);
    expect(await list()).toMatchObject(failure({ kind }));
    network.clearOutage();
    expect(await list()).toMatchObject({ ok: true });
  });
});

type ListResult = Result<readonly Business[], ReadFailure>;

/** A service whose responses the test releases one by one. It records the requests. */
function aControlledService() {
  const requestedIds: (readonly BusinessId[])[] = [];
  const settle: ((answer?: ReadFailure) => Promise<void>)[] = [];
  const signals: unknown[] = [];
  const byIds: BusinessRepository['byIds'] = (ids, signal) => {
    requestedIds.push(ids);
    signals.push(signal);
    return new Promise<ListResult>((resolve) => {
      settle.push(async (error) => {
        resolve(error === undefined ? success(ids.map((id) => aBusiness({ id }))) : failure(error));
        await new Promise((soon) => setTimeout(soon));
      });
    });
  };
  const answer = async (index: number, error?: ReadFailure): Promise<void> => settle[index]?.(error);
  return { requestedIds, signals, answer, repository: { byIds } };
}

describe('a long list of businesses', () => {
  const UNAVAILABLE: ReadFailure = { kind: 'unavailable' };
  const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `b-${String(index)}`);

  function listingInChunks(chunks: number) {
    const service = aControlledService();
    const owner = aUser({ businessIds: idsUpTo((chunks - 1) * CHUNK_SIZE + 1) });
    const progress: OwnBusinesses[] = [];
    const list = new ListBusinesses(service.repository);
    const whole = list.execute(owner, undefined, (soFar) => progress.push(soFar));
    return { ...service, owner, progress, list, whole };
  }

  const answerAll = async (answer: (index: number, error?: ReadFailure) => Promise<void>, chunks: number) => {
    for (let index = 0; index < chunks; index += 1) await answer(index);
  };

  it('is one request up to the chunk size', async () => {
    const { requestedIds, answer, whole } = listingInChunks(1);
    await answer(0);
    expect([requestedIds.length, (await whole).ok]).toEqual([1, true]);
  });

  it('is requested in chunks, four at once, in order', async () => {
    const { requestedIds, answer, whole, owner } = listingInChunks(7);
    const counts = [requestedIds.length];
    for (let index = 0; index < 7; index += 1) {
      await answer(index);
      counts.push(requestedIds.length);
    }
    expect(counts).toEqual([4, 5, 6, 7, 7, 7, 7, 7]);
    expect(requestedIds.flat()).toEqual(owner.businessIds);
    const listed = await whole;
    expect(listed.ok && listed.value.businesses.map(({ id }) => id)).toEqual(owner.businessIds);
    expect(listed).toMatchObject({ value: { pending: 0, missingCount: 0, failed: [] } });
  });

  it('shows its first chunk at once, and the number of businesses still loading', async () => {
    const { answer, progress, owner } = listingInChunks(3);
    await answer(0);
    expect(progress).toMatchObject([{ pending: CHUNK_SIZE + 1, missingCount: 0, failed: [] }]);
    expect(progress[0]?.businesses.map(({ id }) => id)).toEqual(owner.businessIds.slice(0, CHUNK_SIZE));
  });

  it('is not reported when it is complete, because it is returned then', async () => {
    const { answer, progress, whole } = listingInChunks(4);
    for (const index of [0, 3, 2, 1]) await answer(index);
    expect((await whole).ok).toBe(true);
    expect(progress).toHaveLength(1);
  });

  it('grows only at its end, whichever chunk arrives first', async () => {
    const { answer, progress, whole } = listingInChunks(4);
    for (const index of [2, 1]) await answer(index);
    expect(progress).toEqual([]);
    await answer(0);
    expect(progress.map(({ businesses }) => businesses.length)).toEqual([3 * CHUNK_SIZE]);
    await answer(3);
    expect((await whole).ok).toBe(true);
    expect(progress).toHaveLength(1);
  });

  it('is shown without a failed chunk, whose businesses are not called missing', async () => {
    const { answer, progress, whole, owner } = listingInChunks(3);
    await answer(0);
    await answer(1, UNAVAILABLE);
    await answer(2);
    expect(progress).toHaveLength(1);
    expect(await whole).toMatchObject(
      success({ missingCount: 0, pending: 0, failed: owner.businessIds.slice(CHUNK_SIZE, 2 * CHUNK_SIZE) }),
    );
  });

  it('is completed by requesting only the failed chunks again', async () => {
    const { answer, whole, list, owner, requestedIds, signals } = listingInChunks(3);
    await answer(1, UNAVAILABLE);
    await answer(0);
    await answer(2);
    const before = await whole;
    if (!before.ok) throw new Error('Expected a partial list');
    const { signal } = new AbortController();
    const completed = list.retryFailed(owner, before.value, signal);
    await answer(3);
    const after = await completed;
    expect(signals[3]).toBe(signal);
    expect(requestedIds.slice(3)).toEqual([owner.businessIds.slice(CHUNK_SIZE, 2 * CHUNK_SIZE)]);
    expect(after.ok && after.value.businesses.map(({ id }) => id)).toEqual(owner.businessIds);
    expect(after).toMatchObject({ value: { failed: [], missingCount: 0 } });
  });

  it('is completed in part when only some of the failed chunks arrive', async () => {
    const { answer, whole, list, owner } = listingInChunks(3);
    await answer(0);
    for (const index of [1, 2]) await answer(index, UNAVAILABLE);
    const before = await whole;
    if (!before.ok) throw new Error('Expected a partial list');
    const completed = list.retryFailed(owner, before.value);
    await answer(3);
    await answer(4, UNAVAILABLE);
    expect(await completed).toMatchObject(
      success({ missingCount: 0, failed: owner.businessIds.slice(2 * CHUNK_SIZE) }),
    );
  });

  it('counts missing businesses also in a repeated request', async () => {
    const owner = aUser({ businessIds: ['a', 'gone', 'b'] });
    const list = new ListBusinesses(aWorld({ businesses: KNOWN }).businesses);
    const before = { businesses: [], failed: owner.businessIds, missingCount: 1, pending: 0 };
    expect(await list.retryFailed(owner, before)).toMatchObject({
      value: { businesses: [{ id: 'a' }, { id: 'b' }], missingCount: 2, failed: [] },
    });
  });

  it.each(['unavailable', 'session-expired'] as const)(
    'stays incomplete when the repeated request fails: %s',
    async (kind) => {
      const { answer, whole, list, owner } = listingInChunks(2);
      await answer(0);
      await answer(1, UNAVAILABLE);
      const before = await whole;
      if (!before.ok) throw new Error('Expected a partial list');
      const completed = list.retryFailed(owner, before.value);
      await answer(2, { kind });
      expect(await completed).toEqual(failure({ kind }));
    },
  );

  it('sends no more requests after the session has expired, and reports that once', async () => {
    const { requestedIds, answer, whole } = listingInChunks(9);
    await answer(0);
    await answer(1, { kind: 'session-expired' });
    for (const index of [2, 3, 4]) await answer(index, { kind: 'session-expired' });
    expect(await whole).toEqual(failure({ kind: 'session-expired' }));
    expect(requestedIds).toHaveLength(5);
  });

  it('sends no more requests after repeated failures', async () => {
    const { requestedIds, answer, whole } = listingInChunks(12);
    await answer(0);
    for (const index of [1, 2, 3, 4, 5, 6]) await answer(index, UNAVAILABLE);
    expect(requestedIds).toHaveLength(7);
    expect(await whole).toMatchObject(success({ pending: 0, missingCount: 0 }));
    const listed = await whole;
    expect(listed.ok && listed.value.businesses.length + listed.value.failed.length).toBe(
      11 * CHUNK_SIZE + 1,
    );
  });

  it('loads without a progress listener', async () => {
    const { repository, answer } = aControlledService();
    const whole = new ListBusinesses(repository).execute(aUser({ businessIds: idsUpTo(CHUNK_SIZE + 1) }));
    await answerAll(answer, 2);
    expect(await whole).toMatchObject(success({ pending: 0 }));
  });

  it('fails when every chunk fails', async () => {
    const { answer, whole, progress } = listingInChunks(2);
    await answer(0, UNAVAILABLE);
    await answer(1, { kind: 'forbidden' });
    expect(await whole).toEqual(failure(UNAVAILABLE));
    expect(progress).toEqual([]);
  });

  it('reports so seldom that the work stays in proportion to ten thousand businesses', async () => {
    const ids = idsUpTo(10_000);
    const repository = {
      byIds: async (requestedIds: readonly BusinessId[]) =>
        success(requestedIds.map((id) => aBusiness({ id }))),
    };
    const reported: number[] = [];
    await new ListBusinesses(repository).execute(aUser({ businessIds: ids }), undefined, ({ businesses }) =>
      reported.push(businesses.length),
    );
    expect(reported[0]).toBe(CHUNK_SIZE);
    expect(reported.length).toBeGreaterThan(10);
    expect(reported.reduce((sum, count) => sum + count, 0)).toBeLessThan(6 * ids.length);
  });

  it('reports no progress after it was aborted', async () => {
    const service = aControlledService();
    const controller = new AbortController();
    const progress: OwnBusinesses[] = [];
    const owner = aUser({ businessIds: idsUpTo(6 * CHUNK_SIZE) });
    void new ListBusinesses(service.repository).execute(owner, controller.signal, (soFar) =>
      progress.push(soFar),
    );
    controller.abort();
    await answerAll(service.answer, 4);
    expect([service.requestedIds.length, progress]).toEqual([4, []]);
  });
});
