import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import { evidenceOf, type PlacedOrder } from '@/domain/subscription/PlacedOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Clock } from '@/application/ports/Clock';
import type { OrderJournal } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import type { OwnedBusinessKey } from '@/application/ports/recordKeys';
import { isBeingSetUp } from './isBeingSetUp';

/** The stored state of the last order of an owner for a business. */
export type LastOrder =
  /** Recently confirmed. The confirmation is shown again after a reload (decision C50). */
  | { readonly kind: 'confirmed'; readonly order: PlacedOrder }
  /**
   * Accepted, but no read has returned the subscription yet. It must not be ordered again (faults B.5). `isDelayed` is
   * true when that takes longer than the texts announce.
   */
  | { readonly kind: 'being-set-up'; readonly order: PlacedOrder; readonly isDelayed: boolean }
  /** The response was lost, and the subscription now shows that the order was executed. */
  | { readonly kind: 'executed'; readonly order: PlacedOrder }
  /** The outcome is unknown. The owner may have been charged. */
  | { readonly kind: 'outcome-unknown'; readonly order: PlacedOrder };

/** Milliseconds. The texts announce a few minutes (decision C93). */
const SET_UP_TIME = 15 * 60_000;

/**
 * Reads the last order from the journal, so that its outcome is known after a reload and on other pages. An outcome that
 * the subscription shows is written into the journal.
 */
export class LoadLastOrder {
  constructor(
    private readonly orders: OrderJournal,
    private readonly clock: Clock,
  ) {}

  /** @param subscription The subscription just read; undefined when there is none or the read failed. */
  execute(
    owner: User,
    businessId: BusinessId,
    subscription: Subscription | undefined,
  ): LastOrder | undefined {
    const key = { userId: owner.id, businessId };
    const entry = this.orders.load(key);
    if (entry === undefined) return undefined;
    const { order } = entry;
    const now = this.clock.now();
    switch (entry.kind) {
      case 'placed':
        if (evidenceOf(order, subscription) !== 'executed') return { kind: 'outcome-unknown', order };
        this.orders.save(key, { kind: 'confirmed', order, confirmedAt: now });
        return { kind: 'executed', order };
      case 'accepted':
        if (isBeingSetUp(entry, subscription, now))
          return { kind: 'being-set-up', order, isDelayed: now - entry.acceptedAt > SET_UP_TIME };
        this.orders.save(key, { kind: 'confirmed', order, confirmedAt: entry.acceptedAt });
        return this.#confirmed(key, order, entry.acceptedAt);
      case 'confirmed':
        return this.#confirmed(key, order, entry.confirmedAt);
    }
  }

  #confirmed(key: OwnedBusinessKey, order: PlacedOrder, confirmedAt: Instant): LastOrder | undefined {
    if (Math.abs(this.clock.now() - confirmedAt) < ORDER_RECORDS.inTab.lifetime)
      return { kind: 'confirmed', order };
    this.orders.clear(key, order);
    return undefined;
  }
}
