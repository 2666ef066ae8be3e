import type { BusinessId } from '@/domain/business/BusinessId';

/**
 * Allows one tab at a time to order or cancel for a business, because two tabs could read the journal before either of
 * them saves its order (faults B.5). Closing a tab releases its locks.
 */
export interface OrderLock {
  /** Returns true when this tab now holds the lock or already held it, false when another tab holds it. */
  acquire(id: BusinessId): Promise<boolean>;
  /** Does nothing when this tab does not hold the lock. */
  release(id: BusinessId): void;
}
