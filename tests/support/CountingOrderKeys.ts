import type { IdempotencyKeys } from '@/application/ports/IdempotencyKeys';
import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';
import { anOrderKey } from './builders/anOrderKey';

/** Keys that are easy to read: key-1, key-2 and so on. */
export class CountingOrderKeys implements IdempotencyKeys {
  #made = 0;

  next(): IdempotencyKey {
    this.#made += 1;
    return anOrderKey(`key-${String(this.#made)}`);
  }
}
