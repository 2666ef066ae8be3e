import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { findOrder, type SentOrder } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Clock } from '@/application/ports/Clock';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import type { SubscriptionKey } from '@/application/ports/SubscriptionKey';

/** The stored state of the last order of an owner for a business. */
export type LastOrder =
  /** Recently confirmed. The confirmation is shown again after a reload (decision C29). */
  | { readonly kind: 'confirmed'; readonly order: SentOrder }
  /** Recently confirmed, but no read has returned the subscription yet. It must not be ordered again (faults B.5). */
  | { readonly kind: 'being-set-up'; readonly order: SentOrder }
  /** The response was lost, and the subscription now shows that the order was executed. */
  | { readonly kind: 'carried-out'; readonly order: SentOrder }
  /** The outcome is unknown. The owner may have been charged. */
  | { readonly kind: 'unconfirmed'; readonly order: SentOrder };

type ConfirmedOrder = Extract<OrderEntry, { kind: 'confirmed' }>;

/** Reads the last order from the journal, so that its outcome is known after a reload and on other pages. */
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
    if (entry.kind === 'confirmed') {
      if (now - entry.confirmedAt < ORDER_RECORDS.inTab.lifetime)
        return this.#confirmed(key, entry, subscription);
      this.orders.clear(key, order);
      return undefined;
    }
    if (findOrder(order, subscription) !== 'carried-out') return { kind: 'unconfirmed', order };
    this.orders.save(key, { kind: 'confirmed', order, confirmedAt: now });
    return { kind: 'carried-out', order };
  }

  #confirmed(key: SubscriptionKey, entry: ConfirmedOrder, subscription: Subscription | undefined): LastOrder {
    const { order } = entry;
    if (subscription !== undefined) this.orders.save(key, { ...entry, subscriptionWasFound: true });
    const isMissing = subscription === undefined && entry.subscriptionWasFound !== true;
    return { kind: order.kind === 'create' && isMissing ? 'being-set-up' : 'confirmed', order };
  }
}
