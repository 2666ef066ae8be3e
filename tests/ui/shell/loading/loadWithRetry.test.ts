// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetry } from '@/ui/shell/loading/loadWithRetry';

afterEach(() => {
  vi.useRealTimers();
});

/** Code that always fails to load, and how often it was requested. */
function aFailingLoad() {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const load = vi.fn<() => Promise<never>>(async () => Promise.reject(new TypeError('Gone')));
  void loadWithRetry(load);
  return load;
}

describe('code that fails to load', () => {
  it('is loaded again after growing waits of at most 16 seconds', async () => {
    const load = aFailingLoad();
    for (const [at, seconds] of [2, 4, 8, 16, 16].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(load).toHaveBeenCalledTimes(at + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(load).toHaveBeenCalledTimes(at + 2);
    }
  });

  it('is loaded again at once when the device is online again', async () => {
    const load = aFailingLoad();
    await vi.advanceTimersByTimeAsync(6000);
    expect(load).toHaveBeenCalledTimes(3);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
