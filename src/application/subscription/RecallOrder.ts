import type { BusinessId } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import { traceOf, type SentOrder } from '@/domain/subscription/SentOrder';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { Clock } from '@/application/ports/Clock';
import type { OrderEntry, OrderJournal } from '@/application/ports/OrderJournal';
import { ORDER_RECORDS } from '@/application/ports/ownerRecords';
import type { SubscriptionKey } from '@/application/ports/SubscriptionKey';

/** What this tab remembers of the last order of an owner for a business. */
export type RecalledOrder =
  /** Confirmed a short while ago: worth showing again after a reload (decision C29). */
  | { readonly kind: 'confirmed'; readonly order: SentOrder }
  /** Confirmed a short while ago, and no subscription was ever read since: it must not be bought again (decision C86). */
  | { readonly kind: 'being-set-up'; readonly order: SentOrder }
  /** Its answer was lost, and the subscription proves now that it was carried out. */
  | { readonly kind: 'carried-out'; readonly order: SentOrder }
  /** Nobody knows yet what became of it: money may have moved. */
  | { readonly kind: 'unconfirmed'; readonly order: SentOrder };

type ConfirmedOrder = Extract<OrderEntry, { kind: 'confirmed' }>;

/** Remembers an order whose answer was lost, also after a reload and on another page. */
export class RecallOrder {
  constructor(
    private readonly orders: OrderJournal,
    private readonly clock: Clock,
  ) {}

  /** @param subscription As just read; undefined when there is none, or when it could not be read: no proof. */
  execute(
    owner: User,
    businessId: BusinessId,
    subscription: Subscription | undefined,
  ): RecalledOrder | undefined {
    const key = { userId: owner.id, businessId };
    const entry = this.orders.load(key);
    if (entry === undefined) return undefined;
    const { order } = entry;
    const now = this.clock.now();
    if (entry.kind === 'confirmed') {
      if (now - entry.confirmedAt < ORDER_RECORDS.inTab.lifetime)
        return this.#confirmed(key, entry, subscription);
      this.orders.clear(key);
      return undefined;
    }
    if (traceOf(order, subscription) !== 'carried-out') return { kind: 'unconfirmed', order };
    this.orders.save(key, { kind: 'confirmed', order, confirmedAt: now });
    return { kind: 'carried-out', order };
  }

  #confirmed(
    key: SubscriptionKey,
    entry: ConfirmedOrder,
    subscription: Subscription | undefined,
  ): RecalledOrder {
    const { order } = entry;
    if (subscription !== undefined) this.orders.save(key, { ...entry, wasSeen: true });
    const isMissing = subscription === undefined && entry.wasSeen !== true;
    return { kind: order.kind === 'create' && isMissing ? 'being-set-up' : 'confirmed', order };
  }
}
