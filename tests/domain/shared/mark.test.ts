import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markOf } from '@/domain/shared/mark';
import { REPEATABLE } from '../repeatable';

describe('markOf', () => {
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('is FNV-1a of 64 bits: %j', (text, mark) => {
    expect(markOf(text)).toBe(mark);
  });

  it('is sixteen hex digits for any text, and tells two apart', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(markOf(one)).toMatch(/^[\da-f]{16}$/);
        expect(markOf(one) === markOf(other)).toBe(one === other);
      }),
      REPEATABLE,
    );
  });
});
