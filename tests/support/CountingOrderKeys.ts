import type { OrderKeys } from '@/application/ports/OrderKeys';
import type { OrderKey } from '@/domain/subscription/OrderKey';
import { anOrderKey } from './builders/anOrderKey';

/** Keys that are easy to read: key-1, key-2 and so on. */
export class CountingOrderKeys implements OrderKeys {
  #made = 0;

  next(): OrderKey {
    this.#made += 1;
    return anOrderKey(`key-${String(this.#made)}`);
  }
}
