import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

/** Reports a finished download, as PerformanceObserver does. */
let finishDownload: () => void = () => undefined;

class Observer {
  constructor(onEntries: () => void) {
    finishDownload = onEntries;
  }
  observe(): void {
    /* Does nothing, because the test itself reports the downloads. */
  }
  disconnect(): void {
    finishDownload = () => undefined;
  }
}

/** The listener for the `online` event. */
let online: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: 'online', listener: () => void) => (online = listener));
  vi.stubGlobal('removeEventListener', () => (online = undefined));
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a task for an idle network', () => {
  it('waits until no download has finished for a while', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work);
    vi.advanceTimersByTime(500);
    finishDownload();
    vi.advanceTimersByTime(500);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs once', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work);
    vi.advanceTimersByTime(1000);
    finishDownload();
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('can be cancelled before and during the wait for an idle browser', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work)();
    const cancel = whenNetworkIdle(work);
    vi.advanceTimersByTime(600);
    cancel();
    vi.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
  });

  it('waits for a connection when the browser is offline', () => {
    const device = { onLine: false };
    vi.stubGlobal('navigator', device);
    const work = vi.fn<() => void>();
    whenNetworkIdle(work);
    vi.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
    device.onLine = true;
    online?.();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
    expect(online).toBeUndefined();
  });

  it('waits for a longer pause when one is set', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work, 2000);
    vi.advanceTimersByTime(1900);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });
});
