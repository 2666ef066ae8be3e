import type { OrderKey } from '@/domain/subscription/OrderKey';

/** Creates the idempotency keys of orders. */
export interface OrderKeys {
  /** A new unique key. */
  next(): OrderKey;
}
