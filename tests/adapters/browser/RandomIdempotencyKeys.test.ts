import { describe, expect, it } from 'vitest';
import { RandomIdempotencyKeys } from '@/adapters/browser/RandomIdempotencyKeys';

describe('RandomIdempotencyKeys', () => {
  it('creates a new key each time', () => {
    const keys = new RandomIdempotencyKeys(crypto);
    const made = Array.from({ length: 100 }, () => keys.next());
    expect(new Set(made).size).toBe(100);
    expect(made[0]).toMatch(/^[\da-f-]{36}$/);
  });

  it('creates no key when the random id is no valid header value', () => {
    const broken = new RandomIdempotencyKeys({ randomUUID: () => '----' as const });
    expect(broken.next()).toBe('----');
    const worse = { randomUUID: (): ReturnType<Crypto['randomUUID']> => '\r\n----' };
    expect(() => new RandomIdempotencyKeys(worse).next()).toThrow('crypto.randomUUID()');
  });
});
