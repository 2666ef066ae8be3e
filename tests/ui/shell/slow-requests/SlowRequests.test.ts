import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import { FixedClock } from '@tests/support/FixedClock';

function watching() {
  const clock = new FixedClock();
  const calls = new SlowRequests(clock);
  const states: boolean[] = [];
  reaction(
    () => calls.isStillWorking,
    (isStillWorking) => states.push(isStillWorking),
    { fireImmediately: true },
  );
  /** A request that takes this time, in milliseconds. */
  const call = async (milliseconds: number): Promise<string> =>
    calls.watch(new Promise((resolve) => clock.after(milliseconds, () => resolve('answer'))));
  return { clock, calls, call, states };
}

describe('A slow request', () => {
  it('is shown after ten seconds until its response', async () => {
    const { clock, call, states } = watching();
    const answer = call(12_000);
    await clock.advance(9_999);
    expect(states).toEqual([false]);
    await clock.advance(1);
    expect(states).toEqual([false, true]);
    await clock.advance(2000);
    expect(states).toEqual([false, true, false]);
    expect(await answer).toBe('answer');
  });

  it('is not shown when its response arrives earlier', async () => {
    const { clock, call, states } = watching();
    void call(9_999);
    await clock.advance(60_000);
    expect(states).toEqual([false]);
    expect(clock.waiting).toBe(0);
  });

  it('is shown once for all running requests', async () => {
    const { clock, call, states } = watching();
    void call(11_000);
    void call(13_000);
    await clock.advance(1000);
    void call(15_000);
    await clock.advance(60_000);
    expect(states).toEqual([false, true, false]);
  });

  it('is not shown after it threw', async () => {
    const { clock, calls } = watching();
    const broken = calls.watch(
      new Promise((_, reject) => clock.after(11_000, () => reject(new Error('broken')))),
    );
    void broken.catch(() => undefined);
    await clock.advance(11_000);
    await expect(broken).rejects.toThrow('broken');
    expect(calls.isStillWorking).toBe(false);
  });

  it('is also shown for each method of a use case that is wrapped with watched()', async () => {
    const { clock, calls, states } = watching();
    const useCase = {
      execute: async (text: string) =>
        new Promise<string>((resolve) => clock.after(11_000, () => resolve(text))),
      undo: async () => useCase.execute('undone'),
    };
    const watched = calls.watched(useCase);
    const answer = watched.execute('asked');
    await clock.advance(10_000);
    expect(states).toEqual([false, true]);
    await clock.advance(1000);
    expect(await answer).toBe('asked');
    const undone = watched.undo();
    await clock.advance(10_000);
    expect(calls.isStillWorking).toBe(true);
    await clock.advance(1000);
    expect(await undone).toBe('undone');
    expect(calls.isStillWorking).toBe(false);
  });
});
