import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIdentifier } from '@/domain/shared/identifier';
import { anyInput, anyText, assertProperty } from '../arbitraries';

describe('ids from any input', () => {
  it('parseIdentifier never throws, accepts its own result, and every id can be part of a URL', () => {
    assertProperty(fc.oneof(anyInput, anyText), (input) => {
      const id = parseIdentifier(input);
      expect(parseIdentifier(id)).toBe(id);
      expect(decodeURIComponent(encodeURIComponent(id ?? ''))).toBe(id ?? '');
    });
  });
});
