import type { IdempotencyKey } from '@/domain/subscription/IdempotencyKey';

/** Creates the idempotency keys of orders. */
export interface IdempotencyKeys {
  /** A new unique key. */
  next(): IdempotencyKey;
}
