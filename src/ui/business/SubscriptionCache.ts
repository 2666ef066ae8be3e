import { reaction } from 'mobx';
import type { Clock } from '@/application/ports/Clock';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Money } from '@/domain/shared/Money';
import type { Subscription } from '@/domain/subscription/Subscription';

/** Milliseconds after which a subscription is read again when the dashboard opens. */
const FRESH_FOR = 10 * 60_000;

interface CachedSubscription {
  readonly subscription: Subscription | undefined;
  /** Undefined when the subscription may have changed since. */
  readonly readAt: Instant | undefined;
}

/**
 * The subscriptions that the dashboard has read. They stay in memory only, because they contain the last digits of
 * cards: they end with the document and with the session of the owner. Only the dashboard shows them (decision C98).
 */
export class SubscriptionCache {
  /** The time of the last check. */
  checkedAt: Instant | undefined;
  /** The price of the cheapest monthly plan, for businesses without a subscription. */
  lowestPrice: Money | undefined;
  readonly #byId = new Map<BusinessId, CachedSubscription>();
  readonly #listeners = new Set<(id: BusinessId) => void>();
  #ownerId: UserId | undefined;

  constructor(
    private readonly owner: { readonly user: User | undefined },
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    reaction(
      () => owner.user?.id,
      () => this.#clearOfOtherOwner(),
    );
  }

  /** The known subscriptions of these businesses. A business without a subscription has an entry too. */
  among(ids: readonly BusinessId[]): ReadonlyMap<BusinessId, Subscription | undefined> {
    this.#clearOfOtherOwner();
    return new Map(
      ids.flatMap((id) => {
        const cached = this.#byId.get(id);
        return cached === undefined ? [] : [[id, cached.subscription] as const];
      }),
    );
  }

  isFresh(id: BusinessId): boolean {
    this.#clearOfOtherOwner();
    const readAt = this.#byId.get(id)?.readAt;
    return readAt !== undefined && this.clock.now() - readAt < FRESH_FOR;
  }

  remember(id: BusinessId, subscription: Subscription | undefined): void {
    this.#clearOfOtherOwner();
    this.#byId.set(id, { subscription, readAt: this.clock.now() });
  }

  /** The owner may change the subscription of this business. It is read again when the dashboard opens. */
  expire(id: BusinessId): void {
    const cached = this.#byId.get(id);
    if (cached !== undefined) this.#byId.set(id, { ...cached, readAt: undefined });
  }

  /** This tab may have changed the subscription of this business. A dashboard that shows it meanwhile reads it again. */
  expireChanged(id: BusinessId): void {
    this.expire(id);
    for (const listener of this.#listeners) listener(id);
  }

  /**
   * Calls the listener with each business whose subscription this tab may have changed, until the returned function is
   * called.
   */
  onChanged(listener: (id: BusinessId) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #clearOfOtherOwner(): void {
    const id = this.owner.user?.id;
    if (id === this.#ownerId) return;
    this.#ownerId = id;
    this.#byId.clear();
    this.checkedAt = undefined;
  }
}
