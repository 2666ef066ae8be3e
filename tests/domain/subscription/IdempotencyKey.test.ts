import { describe, expect, it } from 'vitest';
import { parseIdempotencyKey } from '@/domain/subscription/IdempotencyKey';

describe('parseIdempotencyKey', () => {
  it.each(['0b2f6a6e-6b0f-4a0e-9a53-0a8e4a0e9a53', 'x', 'A'.repeat(100)])('accepts %s', (text) => {
    expect(parseIdempotencyKey(text)).toBe(text);
  });

  it.each(['', ' ', 'a b', 'a\r\nb', 'מפתח', 'A'.repeat(101), 7, null, undefined])('rejects %j', (input) => {
    expect(parseIdempotencyKey(input)).toBeUndefined();
  });
});
