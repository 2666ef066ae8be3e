import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { lazy } from '@/ui/shell/loading/lazy';

/** Code that fails to load the first time. */
function codeThatFailsOnce() {
  const start = vi.fn<() => Promise<string>>(async () => 'here');
  start.mockRejectedValueOnce(new Error('offline'));
  return { start, code: lazy(start) };
}

describe('code that loads late', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('loads once, gives the same promise to every render, and calls its subscribers', async () => {
    const start = vi.fn<() => Promise<string>>(async () => 'here');
    const code = lazy(start);
    const onLoaded = vi.fn<() => void>();
    const removed = vi.fn<() => void>();
    code.subscribe(onLoaded);
    code.subscribe(removed)();
    const first = code.read();
    expect(code.loaded).toBeUndefined();
    expect(await code.load()).toBe('here');
    expect(code.read()).toBe(first);
    expect(code.loaded).toBe('here');
    expect(start).toHaveBeenCalledTimes(1);
    expect(onLoaded).toHaveBeenCalledOnce();
    expect(removed).not.toHaveBeenCalled();
  });

  it('stays failed for the second render of React, so that the error boundary is shown', async () => {
    const { start, code } = codeThatFailsOnce();
    await expect(code.read()).rejects.toThrow('offline');
    vi.advanceTimersByTime(1000);
    await expect(code.read()).rejects.toThrow('offline');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('loads again in a later render', async () => {
    const { start, code } = codeThatFailsOnce();
    await expect(code.read()).rejects.toThrow('offline');
    vi.advanceTimersByTime(1001);
    expect(await code.read()).toBe('here');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('loads again in a later render although the clock of the device was set back', async () => {
    const { code } = codeThatFailsOnce();
    await expect(code.read()).rejects.toThrow('offline');
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1001);
    expect(await code.read()).toBe('here');
  });

  it('loads again at once on the next load()', async () => {
    const { code } = codeThatFailsOnce();
    await expect(code.load()).rejects.toThrow('offline');
    expect(await code.load()).toBe('here');
    expect(await code.read()).toBe('here');
  });

  it('is loaded again through the error that the error boundary catches', async () => {
    let isGone = true;
    const code = lazy(async () =>
      loadChunk(async () => (isGone ? Promise.reject(new TypeError('offline')) : 'here')),
    );
    const failure: unknown = await code.read().catch((error: unknown) => error);
    if (!(failure instanceof ChunkLoadError))
      throw new Error('Expected the load to fail with ChunkLoadError');
    isGone = false;
    await failure.load();
    expect(code.loaded).toBe('here');
  });
});
