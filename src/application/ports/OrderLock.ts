import type { BusinessId } from '@/domain/business/Business';

/**
 * Lets one tab at a time order for a business: the journal of a tab does not know what another tab has sent
 * (faults B.5). A tab that ends gives everything back by itself.
 */
export interface OrderLock {
  /** True when this tab has it now, also when it had it before; false when another tab has it. */
  hold(id: BusinessId): Promise<boolean>;
  /** Harmless when this tab does not have it. */
  release(id: BusinessId): void;
}
