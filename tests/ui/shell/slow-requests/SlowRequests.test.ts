import { describe, expect, it } from 'vitest';
import { SlowRequests } from '@/ui/shell/slow-requests/SlowRequests';
import { FixedClock } from '@tests/support/FixedClock';
import { statesOf } from '@tests/support/statesOf';

function watching() {
  const clock = new FixedClock();
  const calls = new SlowRequests(clock);
  const states = statesOf(calls);
  /** A request that takes this time, in milliseconds. */
  const call = async (milliseconds: number): Promise<string> =>
    calls.watch(new Promise((resolve) => clock.after(milliseconds, () => resolve('answer'))));
  return { clock, calls, call, kinds: () => states.map(({ kind }) => kind) };
}

describe('A slow request', () => {
  it('is shown after ten seconds until its response', async () => {
    const { clock, call, kinds } = watching();
    const answer = call(12_000);
    await clock.advance(9_999);
    expect(kinds()).toEqual(['none']);
    await clock.advance(1);
    expect(kinds()).toEqual(['none', 'still-working']);
    await clock.advance(2000);
    expect(kinds()).toEqual(['none', 'still-working', 'none']);
    expect(await answer).toBe('answer');
  });

  it('is not shown when its response arrives earlier', async () => {
    const { clock, call, kinds } = watching();
    void call(9_999);
    await clock.advance(60_000);
    expect(kinds()).toEqual(['none']);
    expect(clock.waiting).toBe(0);
  });

  it('is shown once for all running requests', async () => {
    const { clock, call, kinds } = watching();
    void call(11_000);
    void call(13_000);
    await clock.advance(1000);
    void call(15_000);
    await clock.advance(60_000);
    const spoken = kinds().filter((kind, index, all) => kind !== all[index - 1]);
    expect(spoken).toEqual(['none', 'still-working', 'none']);
  });

  it('is not shown after it threw', async () => {
    const { clock, calls } = watching();
    const broken = calls.watch(
      new Promise((_, reject) => clock.after(11_000, () => reject(new Error('broken')))),
    );
    void broken.catch(() => undefined);
    await clock.advance(11_000);
    await expect(broken).rejects.toThrow('broken');
    expect(calls.state.kind).toBe('none');
  });

  it('is also shown for each method of a use case that is wrapped with watched()', async () => {
    const { clock, calls, kinds } = watching();
    const useCase = {
      execute: async (text: string) =>
        new Promise<string>((resolve) => clock.after(11_000, () => resolve(text))),
      undo: async () => useCase.execute('undone'),
    };
    const watched = calls.watched(useCase, 'execute', 'undo');
    const answer = watched.execute('asked');
    await clock.advance(10_000);
    expect(kinds()).toEqual(['none', 'still-working']);
    await clock.advance(1000);
    expect(await answer).toBe('asked');
    const undone = watched.undo();
    await clock.advance(10_000);
    expect(calls.state.kind).toBe('still-working');
    await clock.advance(1000);
    expect(await undone).toBe('undone');
    expect(calls.state.kind).toBe('none');
  });
});
