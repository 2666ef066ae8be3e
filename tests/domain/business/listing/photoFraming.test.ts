import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, framed, isSmall, MIDDLE, moved } from '@/domain/business/listing/photoFraming';
import { SEEDED_RUNS } from '../../arbitraries';

const WIDE = { width: 4000, height: 1400 };

describe('a photo in the window of the arch', () => {
  it('fills it from the middle first', () => {
    expect(areaOf(WIDE, MIDDLE)).toEqual({ x: 0.35, y: 0, width: 0.3, height: 1 });
    expect(areaOf({ width: 600, height: 1400 }, MIDDLE)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  it('shows less when it is enlarged, up to three times', () => {
    expect(areaOf(WIDE, framed(WIDE, { ...MIDDLE, zoom: 2 })).width).toBeCloseTo(0.15);
    expect(framed(WIDE, { ...MIDDLE, zoom: 9 }).zoom).toBe(3);
    expect(framed(WIDE, { ...MIDDLE, zoom: 0.2 }).zoom).toBe(1);
  });

  it('is moved with the pointer, and never beyond its edge', () => {
    expect(moved(WIDE, MIDDLE, 0.5, 0).x).toBeCloseTo(0.35);
    expect(moved(WIDE, MIDDLE, 9, 9)).toEqual({ zoom: 1, x: 0.15, y: 0.5 });
  });

  it('always fills the window', () => {
    const side = fc.integer({ min: 1, max: 8000 });
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(side, side, share, share, share, (width, height, zoom, x, y) => {
        const size = { width, height };
        const area = areaOf(size, framed(size, { zoom, x, y }));
        expect(Math.min(area.x, area.y)).toBeGreaterThan(-1e-9);
        expect(Math.max(area.x + area.width, area.y + area.height)).toBeLessThan(1 + 1e-9);
        expect((area.width * width) / (area.height * height)).toBeCloseTo(6 / 7);
      }),
      SEEDED_RUNS,
    );
  });

  it('is small below 240 by 280 pixels', () => {
    expect(isSmall({ width: 240, height: 280 }, MIDDLE)).toBe(false);
    expect(isSmall({ width: 239, height: 300 }, MIDDLE)).toBe(true);
    expect(isSmall({ width: 300, height: 279 }, MIDDLE)).toBe(true);
    expect(isSmall({ width: 480, height: 560 }, { ...MIDDLE, zoom: 2.1 })).toBe(true);
  });
});
