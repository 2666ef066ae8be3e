import type { IdempotencyKeys } from '@/application/ports/IdempotencyKeys';
import { parseIdempotencyKey, type IdempotencyKey } from '@/domain/subscription/IdempotencyKey';

/** Keys are random UUIDs, as the browser makes them. */
export class RandomIdempotencyKeys implements IdempotencyKeys {
  constructor(private readonly crypto: Pick<Crypto, 'randomUUID'>) {}

  next(): IdempotencyKey {
    const key = parseIdempotencyKey(this.crypto.randomUUID());
    if (key === undefined) throw new Error('crypto.randomUUID() made no key of letters, digits and hyphens');
    return key;
  }
}
