import { describe, expect, it } from 'vitest';
import { RandomIdempotencyKeys } from '@/adapters/browser/RandomIdempotencyKeys';
import { describeIdempotencyKeys } from '../../contracts/idempotencyKeys.contract';
import { CountingOrderKeys } from '../../support/CountingOrderKeys';

describe('RandomIdempotencyKeys', () => {
  describeIdempotencyKeys(() => new RandomIdempotencyKeys(crypto));

  it('creates UUIDs', () => {
    expect(new RandomIdempotencyKeys(crypto).next()).toMatch(/^[\da-f-]{36}$/);
  });

  it('creates no key when the random id is no valid header value', () => {
    const broken = new RandomIdempotencyKeys({ randomUUID: () => '----' as const });
    expect(broken.next()).toBe('----');
    const worse = { randomUUID: (): ReturnType<Crypto['randomUUID']> => '\r\n----' };
    expect(() => new RandomIdempotencyKeys(worse).next()).toThrow('crypto.randomUUID()');
  });
});

describe('CountingOrderKeys', () => {
  describeIdempotencyKeys(() => new CountingOrderKeys());
});
