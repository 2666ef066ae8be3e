import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '@/domain/shared/hashOf';
import { assertProperty } from '../arbitraries';

describe('hashOf', () => {
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('is 64-bit FNV-1a: %j', (text, mark) => {
    expect(hashOf(text)).toBe(mark);
  });

  it('is sixteen hexadecimal digits, and differs for different texts', () => {
    assertProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(hashOf(one)).toMatch(/^[\da-f]{16}$/);
      expect(hashOf(one) === hashOf(other)).toBe(one === other);
    });
  });
});
