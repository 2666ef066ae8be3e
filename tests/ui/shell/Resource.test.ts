import { describe, expect, it } from 'vitest';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { failure, success, type Result } from '@/domain/shared/result';
import { FRESH_FOR, Resource, type ResourceState } from '@/ui/shell/Resource';
import { deferred } from '@tests/support/deferred';
import { FixedClock } from '@tests/support/FixedClock';
import { statesOf } from '@tests/support/statesOf';

type Read = Result<string, ReadFailure> | undefined;

interface Request {
  readonly signal: AbortSignal;
  readonly show: ((part: string) => void) | undefined;
  readonly respond: (read: Read) => Promise<void>;
}

const error = { kind: 'unavailable' } as const;
const unavailable = failure(error);
const ready = { kind: 'ready', value: 'OLD', isStale: false, isRefreshing: false } as const;

/** A resource whose requests the test answers. It keeps what it reads in capital letters. */
function aResource(initial?: ResourceState<string, ReadFailure>) {
  const clock = new FixedClock();
  const requests: Request[] = [];
  let expirations = 0;
  const load = async (signal: AbortSignal, show?: (part: string) => void): Promise<Read> => {
    const response = deferred<Read>();
    requests.push({
      signal,
      show,
      respond: async (read) => {
        response.resolve(read);
        await clock.advance(0);
      },
    });
    return response.promise;
  };
  const resource = new Resource<string, ReadFailure>({
    load,
    accept: (value) => value.toUpperCase(),
    onExpired: () => {
      expirations += 1;
    },
    isPartial: (value) => value === 'PART',
    clock,
    ...(initial === undefined ? {} : { initial }),
  });
  const request = (index: number): Request => {
    const sent = requests[index];
    if (sent === undefined) throw new Error(`Expected request ${String(index)}`);
    return sent;
  };
  return { resource, load, clock, request, requests, expirations: () => expirations };
}

describe('a resource', () => {
  it('is loading until the first read has ended, and keeps what it accepts of the data', async () => {
    const { resource, request } = aResource();
    const states = statesOf(resource);
    const read = resource.start();
    await request(0).respond(success('new'));
    expect(await read).toEqual(success('new'));
    expect(states).toEqual([
      { kind: 'loading' },
      { kind: 'ready', value: 'NEW', isStale: false, isRefreshing: false },
    ]);
  });

  it('shows parts of the first response', async () => {
    const { resource, request } = aResource();
    void resource.start();
    request(0).show?.('part');
    expect(resource.state).toEqual({ kind: 'loading', value: 'PART' });
    await request(0).respond(success('all'));
    expect(resource.state).toMatchObject({ kind: 'ready', value: 'ALL' });
  });

  it('keeps a value until all data has arrived', async () => {
    const { resource, request } = aResource({ kind: 'loading', value: 'CACHED' });
    void resource.start();
    expect(request(0).show).toBeUndefined();
    expect(resource.state).toEqual({ kind: 'loading', value: 'CACHED' });
    await request(0).respond(success('new'));
    expect(resource.state).toMatchObject({ kind: 'ready', value: 'NEW' });
  });

  it('keeps its value when a read fails, until a later one succeeds', async () => {
    const { resource, request } = aResource(ready);
    void resource.refresh();
    expect(resource.state).toEqual({ ...ready, isRefreshing: true });
    await request(0).respond(unavailable);
    expect(resource.state).toEqual({ kind: 'failed', error, value: 'OLD' });
    void resource.refresh();
    expect(resource.state).toEqual({ ...ready, isStale: true, isRefreshing: true });
    await request(1).respond(success('new'));
    expect(resource.state).toEqual({ ...ready, value: 'NEW' });
  });

  it('has failed without a value when the first read fails, and loads again', async () => {
    const { resource, request } = aResource();
    void resource.start();
    await request(0).respond(unavailable);
    expect(resource.state).toEqual({ kind: 'failed', error });
    await resource.start();
    void resource.refresh();
    expect(resource.state).toEqual({ kind: 'loading' });
    await request(1).respond(success('new'));
    expect(resource.state).toMatchObject({ kind: 'ready', value: 'NEW' });
  });

  it('stays as it is when a read finds nothing to change', async () => {
    const { resource, request } = aResource(ready);
    const read = resource.refresh();
    await request(0).respond(undefined);
    expect(await read).toBeUndefined();
    expect(resource.state).toEqual(ready);
  });

  it('reports an expired session, and keeps its value', async () => {
    const { resource, load, request, expirations } = aResource(ready);
    void resource.refresh();
    await request(0).respond(failure({ kind: 'session-expired' }));
    expect([resource.state, expirations()]).toEqual([ready, 1]);
    void resource.refreshPart(load);
    await request(1).respond(failure({ kind: 'session-expired' }));
    expect([resource.state, expirations()]).toEqual([ready, 2]);
  });

  it('aborts the request that a newer one supersedes, and ignores its result', async () => {
    const { resource, request } = aResource();
    const first = resource.refresh();
    const second = resource.refresh();
    expect([request(0).signal.aborted, request(1).signal.aborted]).toEqual([true, false]);
    await request(1).respond(success('new'));
    request(0).show?.('part');
    await request(0).respond(success('old'));
    expect([await first, await second]).toEqual([undefined, success('new')]);
    expect(resource.state).toMatchObject({ value: 'NEW' });
  });

  it('is not reading any more when the request throws', async () => {
    const { resource } = aResource();
    const read = resource.refresh(async () => Promise.reject(new Error('a bug')));
    expect(resource.isReading).toBe(true);
    await expect(read).rejects.toThrow('a bug');
    expect(resource.isReading).toBe(false);
  });

  it('has the time when its value was read, whatever failed afterwards', async () => {
    const { resource, clock, request } = aResource();
    void resource.start();
    clock.jump(1000);
    await request(0).respond(success('new'));
    const { readAt } = resource;
    expect(readAt).toBe(clock.now());
    void resource.refresh();
    clock.jump(1000);
    await request(1).respond(unavailable);
    expect(resource.readAt).toBe(readAt);
    resource.update('written');
    expect(resource.readAt).toBe(clock.now());
  });

  it('can be changed to a value that is known without a read', () => {
    const { resource } = aResource();
    resource.update('written');
    expect(resource.state).toEqual({ ...ready, value: 'written' });
    void resource.refresh();
    resource.update('written again');
    expect(resource.state).toEqual({ ...ready, value: 'written again', isRefreshing: true });
  });
});

describe('a part of a resource that is read again', () => {
  it('changes the value, and not whether it is stale', async () => {
    const { resource, load, request } = aResource(ready);
    resource.onOffline();
    void resource.refreshPart(load);
    expect(resource.state).toMatchObject({ isRefreshing: true });
    await request(0).respond(success('new'));
    expect(resource.state).toEqual({ ...ready, value: 'NEW', isStale: true });
  });

  it('changes nothing when it fails', async () => {
    const { resource, load, request, expirations } = aResource(ready);
    void resource.refreshPart(load);
    await request(0).respond(unavailable);
    expect([resource.state, expirations()]).toEqual([ready, 0]);
  });
});

describe('a resource of a page', () => {
  it('continues when StrictMode unmounts the page and mounts it again at once', async () => {
    const { resource, request, requests } = aResource();
    const read = resource.start();
    resource.dispose();
    void resource.start();
    await Promise.resolve();
    await request(0).respond(success('new'));
    expect(await read).toEqual(success('new'));
    expect([request(0).signal.aborted, requests.length]).toEqual([false, 1]);
  });

  it.each([undefined, ready])(
    'reads when the page is mounted again after it was left during a read',
    async (initial) => {
      const { resource, request } = aResource(initial);
      const read = resource.refresh();
      resource.dispose();
      await Promise.resolve();
      expect([request(0).signal.aborted, resource.isReading]).toEqual([true, false]);
      await request(0).respond(success('late'));
      expect(await read).toBeUndefined();
      void resource.start();
      await request(1).respond(success('new'));
      expect(resource.state).toEqual({ ...ready, value: 'NEW' });
    },
  );

  it('stays as it is when the page is left after it was read', async () => {
    const { resource } = aResource(ready);
    resource.dispose();
    await Promise.resolve();
    expect(resource.state).toBe(ready);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'ignores a response when the page is left %i microtasks after it',
    async (microtasks) => {
      const { resource } = aResource();
      const source = deferred<Read>();
      const read = resource.refresh(async () => source.promise);
      source.resolve(success('too late'));
      await after(microtasks);
      const { state } = resource;
      resource.dispose();
      expect(await read).toEqual(state.kind === 'loading' ? undefined : success('too late'));
      expect(resource.state).toBe(state);
    },
  );
});

describe('the revalidation of a resource', () => {
  it('reads once the last read is a minute old', async () => {
    const { resource, clock, request, requests } = aResource(ready);
    await clock.advance(FRESH_FOR - 1);
    await resource.revalidate();
    expect([resource.isFresh, requests.length]).toEqual([true, 0]);
    await clock.advance(1);
    void resource.revalidate();
    await clock.advance(FRESH_FOR);
    await resource.revalidate();
    expect(requests.length).toBe(1);
    await request(0).respond(unavailable);
    void resource.revalidate();
    await request(1).respond(unavailable);
    await resource.revalidate();
    expect(requests.length).toBe(2);
  });

  it('reads when the clock of the device was set back, because the age of the last read is not known', async () => {
    const { resource, clock, requests } = aResource(ready);
    clock.jump(-FRESH_FOR);
    void resource.revalidate();
    expect(requests.length).toBe(1);
  });

  it('reads what was never read', () => {
    const { resource, requests } = aResource();
    expect(resource.isFresh).toBe(false);
    void resource.revalidate();
    expect(requests.length).toBe(1);
  });
});

describe('the connection of a resource', () => {
  it('makes a value stale when it is lost, and refreshes it when it is back', async () => {
    const { resource, request, requests } = aResource(ready);
    await resource.onOnline();
    expect(requests.length).toBe(0);
    resource.onOffline();
    expect(resource.state).toEqual({ ...ready, isStale: true });
    void resource.onOnline();
    await request(0).respond(success('new'));
    expect(resource.state).toEqual({ ...ready, value: 'NEW' });
  });

  it('reads again after a failure', async () => {
    const { resource, request } = aResource();
    resource.onOffline();
    expect(resource.state).toEqual({ kind: 'loading' });
    void resource.start();
    await request(0).respond(unavailable);
    void resource.onOnline();
    await request(1).respond(success('new'));
    expect(resource.state).toMatchObject({ kind: 'ready' });
  });

  it('reads once more when a read fails during which it came back', async () => {
    const { resource, request, requests } = aResource();
    void resource.start();
    await resource.onOnline();
    await request(0).respond(unavailable);
    expect(resource.state).toEqual({ kind: 'loading' });
    await request(1).respond(unavailable);
    expect([resource.state.kind, requests.length]).toEqual(['failed', 2]);
  });

  it.each([unavailable, success('part')])(
    'reads once more when it came back while a part was read, because the value is still stale: %j',
    async (read) => {
      const { resource, load, request } = aResource(ready);
      void resource.refreshPart(load);
      resource.onOffline();
      await resource.onOnline();
      await request(0).respond(read);
      await request(1).respond(success('all'));
      expect(resource.state).toEqual({ ...ready, value: 'ALL' });
    },
  );

  it('reads once more when a part failed of a read during which it came back', async () => {
    const { resource, request, requests } = aResource();
    void resource.start();
    await resource.onOnline();
    await request(0).respond(success('part'));
    await request(1).respond(success('all'));
    expect([resource.state, requests.length]).toEqual([{ ...ready, value: 'ALL' }, 2]);
  });

  it('reads no more when that read succeeds', async () => {
    const { resource, request, requests } = aResource();
    void resource.start();
    await resource.onOnline();
    await request(0).respond(success('new'));
    void resource.refresh();
    await request(1).respond(unavailable);
    expect(requests.length).toBe(2);
  });
});

/** Resolves after the given number of microtasks. */
async function after(microtasks: number): Promise<void> {
  let passed = Promise.resolve();
  for (let count = 1; count < microtasks; count += 1) passed = passed.then(() => undefined);
  return passed;
}
