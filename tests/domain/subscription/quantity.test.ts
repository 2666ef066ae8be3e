import { describe, expect, it } from 'vitest';
import { DEFAULT_QUANTITY, parseQuantity } from '@/domain/subscription/quantity';
import { anyInput, assertProperty } from '../arbitraries';

describe('parseQuantity', () => {
  it.each([
    [1, 1],
    [2, 2],
    ['2', 2],
    [' 3 ', 3],
    ['12', 12],
    ['2'.padStart(20, '0'), 2],
    [1_000_000, 1_000_000],
  ])('parses %j as %d', (input, quantity) => {
    expect(parseQuantity(input)).toBe(quantity);
  });

  it.each([undefined, null])('is 1 for %s, because a quantity may be missing', (input) => {
    expect(parseQuantity(input)).toBe(DEFAULT_QUANTITY);
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Infinity,
    1e15,
    '',
    'two',
    '1e3',
    '-2',
    '2'.padStart(21, '0'),
    true,
    [2],
    {},
    2n,
  ])('is unknown for %s', (input) => {
    expect(parseQuantity(input)).toBeUndefined();
  });

  it('is unknown or a positive integer for any input', () => {
    assertProperty(anyInput, (input) => {
      const quantity = parseQuantity(input);
      if (quantity === undefined) return;
      expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
      expect(parseQuantity(quantity)).toBe(quantity);
    });
  });
});
