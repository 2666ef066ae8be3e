import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cropRectOf,
  clampFraming,
  isLowResolution,
  INITIAL_FRAMING,
  panFraming,
} from '@/domain/business/listing/photoFraming';
import { assertProperty } from '../../arbitraries';

const WIDE = { width: 4000, height: 1400 };

describe('a photo in the window of the arch', () => {
  it('fills it from the middle first', () => {
    expect(cropRectOf(WIDE, INITIAL_FRAMING)).toEqual({ x: 0.35, y: 0, width: 0.3, height: 1 });
    expect(cropRectOf({ width: 600, height: 1400 }, INITIAL_FRAMING)).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.5,
    });
  });

  it('shows less when it is enlarged, up to three times', () => {
    expect(cropRectOf(WIDE, clampFraming(WIDE, { ...INITIAL_FRAMING, zoom: 2 })).width).toBeCloseTo(0.15);
    expect(clampFraming(WIDE, { ...INITIAL_FRAMING, zoom: 9 }).zoom).toBe(3);
    expect(clampFraming(WIDE, { ...INITIAL_FRAMING, zoom: 0.2 }).zoom).toBe(1);
  });

  it('is moved with the pointer, and never beyond its edge', () => {
    expect(panFraming(WIDE, INITIAL_FRAMING, 0.5, 0).x).toBeCloseTo(0.35);
    expect(panFraming(WIDE, INITIAL_FRAMING, 9, 9)).toEqual({ zoom: 1, x: 0.15, y: 0.5 });
  });

  it('always fills the window', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    assertProperty(side, side, share, share, share, (width, height, zoom, x, y) => {
      const size = { width, height };
      const cropRect = cropRectOf(size, clampFraming(size, { zoom, x, y }));
      expect(Math.min(cropRect.x, cropRect.y)).toBeGreaterThan(-1e-9);
      expect(Math.max(cropRect.x + cropRect.width, cropRect.y + cropRect.height)).toBeLessThan(1 + 1e-9);
      expect((cropRect.width * width) / (cropRect.height * height)).toBeCloseTo(6 / 7);
    });
  });

  it('is small below 240 by 280 pixels', () => {
    expect(isLowResolution({ width: 240, height: 280 }, INITIAL_FRAMING)).toBe(false);
    expect(isLowResolution({ width: 239, height: 300 }, INITIAL_FRAMING)).toBe(true);
    expect(isLowResolution({ width: 300, height: 279 }, INITIAL_FRAMING)).toBe(true);
    expect(isLowResolution({ width: 480, height: 560 }, { ...INITIAL_FRAMING, zoom: 2.1 })).toBe(true);
  });
});
