import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { KnownSubscriptions } from './businessSubscriptions';
import { PerOwner } from './PerOwner';

/** Milliseconds after which a subscription is read again when the dashboard opens. */
const SUBSCRIPTION_FRESH_FOR = 10 * 60_000;

/**
 * The subscriptions that the dashboard has read. They stay in memory only, because they contain the last digits of
 * cards: they are lost when the document is closed or the session ends. Only the dashboard shows them (decision C98).
 * It also tells the pages of a business about cancellations.
 */
export class SubscriptionCache {
  lowestPrice: Money | undefined;
  /**
   * The business whose subscription this tab may have changed last. A new object each time, so that observers run again
   * for the same business.
   */
  lastChanged: { readonly id: BusinessId } | undefined;
  /** The businesses whose cancellation is sent and not answered yet. */
  readonly cancelling = new Set<BusinessId>();
  readonly #cached: PerOwner<ReturnType<typeof createEntries>>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(owner: { readonly user: User | undefined }, clock: Pick<Clock, 'now'>) {
    this.#cached = new PerOwner(owner, createEntries);
    this.#clock = clock;
    makeAutoObservable(this, { lowestPrice: observableRef, lastChanged: observableRef });
  }

  /** When the oldest of these subscriptions was read. */
  oldestReadOf(ids: ReadonlySet<BusinessId>): Instant | undefined {
    const times = [...this.#cached.value.readAt].flatMap(([id, readAt]) => (ids.has(id) ? readAt : []));
    return times.toSorted((a, b) => a - b)[0];
  }

  among(ids: ReadonlySet<BusinessId>): KnownSubscriptions {
    return new Map([...this.#cached.value.byId].filter(([id]) => ids.has(id)));
  }

  /** Whether it is known which subscription the business has, or that it has none. */
  has(id: BusinessId): boolean {
    return this.#cached.value.byId.has(id);
  }

  find(id: BusinessId): Subscription | undefined {
    return this.#cached.value.byId.get(id);
  }

  isFresh(id: BusinessId): boolean {
    const readAt = this.#cached.value.readAt.get(id);
    return readAt !== undefined && Math.abs(this.#clock.now() - readAt) < SUBSCRIPTION_FRESH_FOR;
  }

  remember(id: BusinessId, subscription: Subscription | undefined): void {
    const { byId, readAt } = this.#cached.value;
    byId.set(id, subscription);
    readAt.set(id, this.#clock.now());
  }

  /** Called when the subscription could not be read again, because what was read before may have changed. */
  forget(id: BusinessId): void {
    this.expire(id);
    this.#cached.value.byId.delete(id);
  }

  rememberLowestPrice(price: Money | undefined): void {
    this.lowestPrice = price;
  }

  /** Called when the owner may change the subscription. It is read again when the dashboard opens. */
  expire(id: BusinessId): void {
    this.#cached.value.readAt.delete(id);
  }

  /** Called when this tab may have changed the subscription. A visible dashboard reads it again. */
  expireChanged(id: BusinessId): void {
    this.expire(id);
    this.lastChanged = { id };
  }
}

function createEntries() {
  return {
    byId: observable.map<BusinessId, Subscription | undefined>(undefined, { deep: false }),
    readAt: new Map<BusinessId, Instant>(),
  };
}
