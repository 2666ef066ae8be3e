import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from '@/ui/shell/afterPaint';

/** Paints the next frame. */
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

describe('what follows a press', () => {
  it('waits for the frame that answers the press, and is done once', () => {
    const work = vi.fn<() => void>();
    afterPaint(work);
    paint();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledOnce();
  });

  it('comes all the same in a page that paints nothing', () => {
    const work = vi.fn<() => void>();
    afterPaint(work);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledOnce();
    paint();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });
});
