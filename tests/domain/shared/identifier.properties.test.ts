import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIdentifier } from '@/domain/shared/identifier';
import { anyInput, anyText, SEEDED_RUNS } from '../arbitraries';

describe('ids from any input', () => {
  it('parseIdentifier never throws, accepts its own result, and every id can be part of a URL', () => {
    fc.assert(
      fc.property(fc.oneof(anyInput, anyText), (input) => {
        const id = parseIdentifier(input);
        expect(parseIdentifier(id)).toBe(id);
        expect(decodeURIComponent(encodeURIComponent(id ?? ''))).toBe(id ?? '');
      }),
      SEEDED_RUNS,
    );
  });
});
