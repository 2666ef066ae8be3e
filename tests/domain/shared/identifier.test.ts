import { describe, expect, it } from 'vitest';
import { parseIdentifier } from '@/domain/shared/identifier';

describe('parseIdentifier', () => {
  it.each([
    ['b-1', 'b-1'],
    [' b-1 ', 'b-1'],
    ['👩‍🔧', '👩‍🔧'],
    ['__proto__', '__proto__'],
    ['x'.repeat(200), 'x'.repeat(200)],
  ])('accepts %j', (input, id) => {
    expect(parseIdentifier(input)).toBe(id);
  });

  it.each(['', ' ', '\u200F', '\uD800', 'a\uDC00b', 'x'.repeat(201), 5, null, undefined, [], {}])(
    'rejects %j',
    (input) => {
      expect(parseIdentifier(input)).toBeUndefined();
    },
  );
});
