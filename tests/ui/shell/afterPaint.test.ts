import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '@/ui/shell/afterPaint';

/** Calls the animation frame callbacks. */
let paint: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    paint = draw;
    return 1;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work after a press', () => {
  it('runs once, after the frame that shows the press', () => {
    const work = vi.fn<() => void>();
    afterPaint(work);
    paint();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs also in a page that is not painted', () => {
    const work = vi.fn<() => void>();
    afterPaint(work);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
    paint();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });
});
