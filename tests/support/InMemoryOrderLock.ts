import type { BusinessId } from '@/domain/business/BusinessId';
import type { OrderLock } from '@/application/ports/OrderLock';

/** The lock of one tab. Tabs that share the `holders` map exclude each other. */
export class InMemoryOrderLock implements OrderLock {
  constructor(private readonly holders: Map<BusinessId, OrderLock> = new Map()) {}

  async acquire(id: BusinessId): Promise<boolean> {
    const holder = this.holders.get(id) ?? this;
    this.holders.set(id, holder);
    return holder === this;
  }

  release(id: BusinessId): void {
    if (this.holders.get(id) === this) this.holders.delete(id);
  }
}
