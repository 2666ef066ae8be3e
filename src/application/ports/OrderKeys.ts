import type { OrderKey } from '@/domain/subscription/OrderKey';

/** Makes the idempotency keys of orders. */
export interface OrderKeys {
  /** A key that no order had before. */
  next(): OrderKey;
}
