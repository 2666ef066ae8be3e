import { businessFrom, seenOf } from '@/application/business/SeenBusiness';
import type { Clock } from '@/application/ports/Clock';
import type { SeenBusinessesStore } from '@/application/ports/SeenBusinessesStore';
import type { Business, BusinessId } from '@/domain/business/Business';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';

/** A longer list is not kept beyond its document: it would hold up the storage, and it comes in parts anyway. */
const MOST_KEPT = 200;

/** Milliseconds. What is older says too little about now to be begun with. */
const LONGEST_KEPT = 12 * 3_600_000;

/**
 * What this tab has seen of the owner's businesses: a page opens with what is known while it loads (decision C34), also
 * in the next document of the tab. Of another owner nothing is known.
 */
export class KnownBusinesses {
  /** What was searched for in the list, and on which page one was: coming back, one is there again. */
  view: { readonly query: string; readonly page: number } | undefined;
  readonly #byId = new Map<BusinessId, Business>();
  #seenAt: Instant | undefined;
  #recalledFor: UserId | undefined;

  constructor(
    private readonly store: SeenBusinessesStore,
    private readonly owner: { readonly user: User | undefined },
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** When everything known was loaded; some of it may be newer. */
  get seenAt(): Instant {
    this.#recall();
    return this.#seenAt ?? this.clock.now();
  }

  find(id: BusinessId): Business | undefined {
    this.#recall();
    return this.#byId.get(id);
  }

  /** Some businesses as they are now. */
  remember(businesses: readonly Business[]): void {
    this.#recall();
    for (const business of businesses) this.#byId.set(business.id, business);
    this.#seenAt ??= this.clock.now();
    this.#keep();
  }

  /** All businesses of the owner as they are now. */
  rememberAll(businesses: readonly Business[]): void {
    this.#recall();
    this.#byId.clear();
    this.#seenAt = this.clock.now();
    this.remember(businesses);
  }

  #keep(): void {
    const { user } = this.owner;
    if (user === undefined) return;
    if (this.#byId.size > MOST_KEPT) this.store.forget(user.id);
    else this.store.keep(user.id, { businesses: [...this.#byId.values()].map(seenOf), seenAt: this.seenAt });
  }

  /** Once it is known who is here; never before. */
  #recall(): void {
    const id = this.owner.user?.id;
    if (id === undefined || id === this.#recalledFor) return;
    this.#recalledFor = id;
    this.#byId.clear();
    this.#seenAt = undefined;
    const seen = this.store.recall(id);
    if (seen === undefined || Math.abs(this.clock.now() - seen.seenAt) > LONGEST_KEPT) return;
    for (const business of seen.businesses) this.#byId.set(business.id, businessFrom(business));
    this.#seenAt = seen.seenAt;
  }
}
