import { describe, expect, it } from 'vitest';
import { LatestRequest } from '@/ui/shell/LatestRequest';
import { deferred } from '@tests/support/deferred';

interface Asked {
  readonly signal: AbortSignal;
  readonly answer: (value: string) => void;
}

/** A request that the test resolves. */
function aPendingRequest() {
  const asked: Asked[] = [];
  const read = async (signal: AbortSignal): Promise<string> =>
    new Promise((answer) => {
      asked.push({ signal, answer });
    });
  const give = (index: number, value: string): void => asked[index]?.answer(value);
  const isAborted = (index: number): boolean => asked[index]?.signal.aborted === true;
  return { read, give, isAborted };
}

/** Resolves with the answer after the given number of further microtasks. */
function later<Value>(answer: Promise<Value>, microtasks: number): Promise<Value> {
  return microtasks === 0
    ? answer
    : later(
        answer.then((value) => value),
        microtasks - 1,
      );
}

describe('LatestRequest', () => {
  it('resolves with the response', async () => {
    const reading = new LatestRequest();
    const { read, give, isAborted } = aPendingRequest();
    const answer = reading.run(read);
    expect(reading.isRunning).toBe(true);
    give(0, 'list');
    expect(await answer).toBe('list');
    expect(reading.isRunning).toBe(false);
    expect(isAborted(0)).toBe(false);
  });

  it('aborts the running request when a new one starts, and the new one wins', async () => {
    const reading = new LatestRequest();
    const { read, give, isAborted } = aPendingRequest();
    const first = reading.run(read);
    const second = reading.run(read);
    expect([isAborted(0), isAborted(1)]).toEqual([true, false]);
    give(1, 'new');
    give(0, 'old');
    expect([await first, await second]).toEqual([undefined, 'new']);
  });

  it('aborts the request when the screen is unmounted', async () => {
    const reading = new LatestRequest();
    const { read, give, isAborted } = aPendingRequest();
    const answer = reading.run(read);
    reading.onUnmount();
    await Promise.resolve();
    expect(isAborted(0)).toBe(true);
    give(0, 'late');
    expect(await answer).toBeUndefined();
    expect(reading.onMount()).toBe(false);
  });

  it('does not run any more when the request throws', async () => {
    const reading = new LatestRequest();
    await expect(reading.run(async () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    expect(reading.isRunning).toBe(false);
  });

  it('continues when StrictMode unmounts the screen and mounts it again at once', async () => {
    const reading = new LatestRequest();
    const { read, give, isAborted } = aPendingRequest();
    const answer = reading.run(read);
    reading.onUnmount();
    expect(reading.onMount()).toBe(true);
    await Promise.resolve();
    give(0, 'list');
    expect(await answer).toBe('list');
    expect(isAborted(0)).toBe(false);
  });

  it.each([0, 1, 2, 3, 4])(
    'ignores a response that arrives within %i microtasks of the unmount of the screen',
    async (microtasks) => {
      for (const isAnsweredFirst of [true, false]) {
        const reading = new LatestRequest();
        const source = deferred<string>();
        const answer = reading.run(() => later(source.promise, microtasks));
        if (isAnsweredFirst) source.resolve('just too late');
        reading.onUnmount();
        source.resolve('just too late');
        expect(await answer).toBeUndefined();
      }
    },
  );
});
