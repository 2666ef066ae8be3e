import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNetworkIdle } from '@/ui/shell/whenNetworkIdle';

/** What the browser tells about files that have come. */
let comes: () => void = () => undefined;

class Observer {
  constructor(told: () => void) {
    comes = told;
  }
  observe(): void {
    /* Tells when the test says so. */
  }
  disconnect(): void {
    comes = () => undefined;
  }
}

/** Called when the connection is back. */
let online: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: 'online', listener: () => void) => (online = listener));
  vi.stubGlobal('removeEventListener', () => (online = undefined));
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what may be needed next', () => {
  it('waits until nothing has come for a while', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work);
    vi.advanceTimersByTime(500);
    comes();
    vi.advanceTimersByTime(500);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledOnce();
  });

  it('is done once', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work);
    vi.advanceTimersByTime(1000);
    comes();
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('can be called off, before and while the browser is waited for', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work)();
    const callOff = whenNetworkIdle(work);
    vi.advanceTimersByTime(600);
    callOff();
    vi.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
  });

  it('waits for a connection where there is none', () => {
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

  it('waits longer where it is told to', () => {
    const work = vi.fn<() => void>();
    whenNetworkIdle(work, 2000);
    vi.advanceTimersByTime(1900);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });
});
