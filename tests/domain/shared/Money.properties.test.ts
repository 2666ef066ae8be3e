import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { anyInput, assertProperty } from '../arbitraries';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('money from any price', () => {
  it('Money.parse returns whole minor units of a named currency or undefined, and never throws (threats T20)', () => {
    assertProperty(fc.oneof(anyInput, fc.double(), fc.double().map(String)), anyInput, (minor, currency) => {
      const money = Money.parse(minor, currency);
      expect(money === undefined || (Number.isSafeInteger(money.minor) && money.minor >= 0)).toBe(true);
      expect(money === undefined || String(money.minor) === String(minor)).toBe(true);
      expect(money === undefined || money.currency !== '').toBe(true);
      expect(money && Money.parse(money.minor, money.currency)).toEqual(money);
    });
  });

  it('rounding changes an amount by at most half a unit, symmetrically around zero', () => {
    assertProperty(fc.double({ min: 0, max: 1e9, noNaN: true }), (fraction) => {
      const rounded = Money.agorot(fraction).minor;
      expect(Math.abs(rounded - fraction)).toBeLessThanOrEqual(0.5);
      expect(Money.agorot(-fraction).minor + rounded).toBe(0);
    });
  });

  it('adding and subtracting the same amount changes nothing, in any order', () => {
    assertProperty(amount, amount, (a, b) => {
      expect(Money.agorot(a).plus(Money.agorot(b)).minus(Money.agorot(b)).equals(Money.agorot(a))).toBe(true);
      expect(Money.agorot(a).plus(Money.agorot(b))).toEqual(Money.agorot(b).plus(Money.agorot(a)));
    });
  });
});
