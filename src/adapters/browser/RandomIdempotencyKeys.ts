import type { IdempotencyKeys } from '@/application/ports/IdempotencyKeys';
import { parseIdempotencyKey, type IdempotencyKey } from '@/domain/subscription/IdempotencyKey';

/** Returns random UUIDs of the browser. */
export class RandomIdempotencyKeys implements IdempotencyKeys {
  constructor(private readonly crypto: Pick<Crypto, 'randomUUID'>) {}

  next(): IdempotencyKey {
    const value = this.crypto.randomUUID();
    const key = parseIdempotencyKey(value);
    if (key === undefined)
      throw new Error(`crypto.randomUUID() returned an invalid idempotency key: ${value}`);
    return key;
  }
}
