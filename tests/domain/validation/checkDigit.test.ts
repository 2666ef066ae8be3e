import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit } from '@/domain/validation/checkDigit';
import { assertProperty } from '../arbitraries';

describe('hasValidCheckDigit', () => {
  it.each([
    ['123456782', true],
    ['000000018', true],
    ['000000000', true],
    ['123456789', false],
    ['123456728', false],
    /* A 5 in an even place is doubled to 10, whose digits add up to 1. */
    ['050000009', true],
    ['050000000', false],
    ['555555556', true],
    ['4242424242424242', true],
    ['4242424242424224', false],
  ])('%s: %s', (digits, isValid) => {
    expect(hasValidCheckDigit(digits)).toBe(isValid);
  });

  it('accepts exactly one last digit, at any length', () => {
    assertProperty(fc.stringMatching(/^\d{1,18}$/), (start) => {
      const right = Array.from('0123456789', (digit) => start + digit).filter(hasValidCheckDigit);
      expect(right).toHaveLength(1);
    });
  });
});
