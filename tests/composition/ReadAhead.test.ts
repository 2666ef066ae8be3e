import { describe, expect, it } from 'vitest';
import { ReadAhead } from '@/composition/ReadAhead';
import { instant } from '@/domain/shared/instant';

/** A use case that answers with what it was asked, and how often it was asked anything. */
function aRead() {
  let now = 0;
  const signals: unknown[] = [];
  const read = {
    execute: async (owner: string, id: string, signal?: AbortSignal): Promise<string> => {
      signals.push(signal);
      return `${owner} ${id} ${String(signals.length)}`;
    },
  };
  const ahead = new ReadAhead<[string, string], string>(read, { now: () => instant(now + 1) });
  return { ahead, signals, pass: (milliseconds: number) => (now += milliseconds) };
}

describe('what is read ahead', () => {
  it('is the answer to the same question, once', async () => {
    const { ahead, signals } = aRead();
    ahead.begin('noor', 'a');
    expect(signals).toHaveLength(1);
    expect(await ahead.execute('noor', 'a', new AbortController().signal)).toBe('noor a 1');
    expect(await ahead.execute('noor', 'a')).toBe('noor a 2');
  });

  it.each([
    ['another owner', 'dana', 'a'],
    ['another business', 'noor', 'b'],
  ])('is nothing to %s', async (_, owner, id) => {
    const { ahead } = aRead();
    ahead.begin('noor', 'a');
    expect(await ahead.execute(owner, id)).toBe(`${owner} ${id} 2`);
  });

  it('is nothing any more after ten seconds', async () => {
    const { ahead, pass } = aRead();
    ahead.begin('noor', 'a');
    pass(10_000);
    expect(await ahead.execute('noor', 'a')).toBe('noor a 2');
  });

  it('passes on what gives a reading up', async () => {
    const { ahead, signals } = aRead();
    const { signal } = new AbortController();
    await ahead.execute('noor', 'a', signal);
    expect(signals).toEqual([signal]);
  });
});
