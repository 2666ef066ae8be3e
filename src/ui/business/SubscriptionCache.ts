import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';
import { PerOwner } from './PerOwner';

/** Milliseconds after which a subscription is read again when the dashboard opens. */
const SUBSCRIPTION_FRESH_FOR = 10 * 60_000;

/** A part of the dashboard that is folded at first. */
export type FoldableArea = 'issues' | 'money';

/**
 * The subscriptions that the dashboard has read. They stay in memory only, because they contain the last digits of
 * cards: they are lost when the document is closed or the session ends. Only the dashboard shows them (decision C98).
 */
export class SubscriptionCache {
  /** The price of the cheapest monthly plan, for businesses without a subscription. */
  lowestPrice: Money | undefined;
  /** What this tab may have changed last. A new object each time, so that observers run again for the same business. */
  lastChanged: { readonly id: BusinessId } | undefined;
  readonly #cached: PerOwner<ReturnType<typeof empty>>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(owner: { readonly user: User | undefined }, clock: Pick<Clock, 'now'>) {
    this.#cached = new PerOwner(owner, empty);
    this.#clock = clock;
    /* A computed value would keep the earlier one, because `PerOwner.value` is not observable. */
    makeAutoObservable(this, {
      lowestPrice: observableRef,
      lastChanged: observableRef,
      checkedAt: false,
      openedAreas: false,
    });
  }

  /** When the dashboard last finished reading subscriptions. */
  get checkedAt(): Instant | undefined {
    return this.#cached.value.checkedAt;
  }

  /** The folded parts of the dashboard that the owner has opened. The next dashboard of this tab opens them again. */
  get openedAreas(): Set<FoldableArea> {
    return this.#cached.value.opened;
  }

  /** The known subscriptions of these businesses. A business without a subscription has an entry too. */
  among(ids: ReadonlySet<BusinessId>): ReadonlyMap<BusinessId, Subscription | undefined> {
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
    return readAt !== undefined && this.#clock.now() - readAt < SUBSCRIPTION_FRESH_FOR;
  }

  remember(id: BusinessId, subscription: Subscription | undefined): void {
    const { byId, readAt } = this.#cached.value;
    byId.set(id, subscription);
    readAt.set(id, this.#clock.now());
  }

  /** The subscription could not be read again. What was read before may have changed. */
  forget(id: BusinessId): void {
    this.expire(id);
    this.#cached.value.byId.delete(id);
  }

  rememberLowestPrice(price: Money | undefined): void {
    this.lowestPrice = price;
  }

  endCheck(): void {
    this.#cached.value.checkedAt = this.#clock.now();
  }

  /** The owner may change the subscription of this business. It is read again when the dashboard opens. */
  expire(id: BusinessId): void {
    this.#cached.value.readAt.delete(id);
  }

  /** This tab may have changed the subscription, so a visible dashboard reads it again. */
  expireChanged(id: BusinessId): void {
    this.expire(id);
    this.lastChanged = { id };
  }
}

function empty() {
  return {
    byId: observable.map<BusinessId, Subscription | undefined>(undefined, { deep: false }),
    readAt: new Map<BusinessId, Instant>(),
    checkedAt: undefined as Instant | undefined,
    opened: new Set<FoldableArea>(),
  };
}
