import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIdentifier } from '@/domain/shared/identifier';
import { anyInput, anyText, REPEATABLE } from '../repeatable';

describe('ids, whatever is given for one', () => {
  it('parseIdentifier is total, reads its own answer unchanged, and every id can be written into an address', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyText), (input) => {
        const id = parseIdentifier(input);
        expect(parseIdentifier(id)).toBe(id);
        expect(decodeURIComponent(encodeURIComponent(id ?? ''))).toBe(id ?? '');
      }),
      REPEATABLE,
    );
  });
});
