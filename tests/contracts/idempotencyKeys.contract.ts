import { describe, expect, it } from 'vitest';
import type { IdempotencyKeys } from '@/application/ports/IdempotencyKeys';
import { parseIdempotencyKey } from '@/domain/subscription/IdempotencyKey';

export function describeIdempotencyKeys(setUp: () => IdempotencyKeys): void {
  describe('an idempotency key', () => {
    it('is new and unique each time', () => {
      const keys = setUp();
      const created = Array.from({ length: 100 }, () => keys.next());
      expect(new Set(created).size).toBe(100);
    });

    it('is a valid key', () => {
      const key = setUp().next();
      expect(parseIdempotencyKey(key)).toBe(key);
    });
  });
}
