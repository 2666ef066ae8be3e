import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoizeForRender } from '@/ui/shell/memoizeForRender';

/** A load that fails the first time, and the number of loads. */
function aLoadThatFailsOnce() {
  const load = vi.fn<() => Promise<string>>(async () => 'here');
  load.mockRejectedValueOnce(new Error('offline'));
  return { load, whenLoaded: memoizeForRender(load) };
}

describe('memoizeForRender', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('returns the same promise to every render, with the status that React reads', async () => {
    const whenLoaded = memoizeForRender(async () => 'here');
    const first = whenLoaded();
    await first;
    expect(whenLoaded()).toBe(first);
    expect(first).toMatchObject({ status: 'fulfilled', value: 'here' });
  });

  it('stays failed for the second render of React, so that the error boundary is shown', async () => {
    const { load, whenLoaded } = aLoadThatFailsOnce();
    await expect(whenLoaded()).rejects.toThrow('offline');
    vi.advanceTimersByTime(1000);
    await expect(whenLoaded()).rejects.toThrow('offline');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again later', async () => {
    const { load, whenLoaded } = aLoadThatFailsOnce();
    await expect(whenLoaded()).rejects.toThrow('offline');
    vi.advanceTimersByTime(1001);
    expect(await whenLoaded()).toBe('here');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
