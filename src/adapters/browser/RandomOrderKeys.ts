import type { OrderKeys } from '@/application/ports/OrderKeys';
import { parseOrderKey, type OrderKey } from '@/domain/subscription/OrderKey';

/** Keys are random UUIDs, as the browser makes them. */
export class RandomOrderKeys implements OrderKeys {
  constructor(private readonly crypto: Pick<Crypto, 'randomUUID'>) {}

  next(): OrderKey {
    const key = parseOrderKey(this.crypto.randomUUID());
    if (key === undefined) throw new Error('crypto.randomUUID() made no key of letters, digits and hyphens');
    return key;
  }
}
