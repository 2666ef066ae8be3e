import type { Clock } from '@/application/ports/Clock';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Subscription } from '@/domain/subscription/Subscription';
import { subscriptionLineOf, type SubscriptionLine } from '@/domain/subscription/subscriptionLine';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';

/** The line of a business: its subscription, or why it is not known. */
export type BusinessLine = SubscriptionLine | { readonly kind: 'loading' } | { readonly kind: 'failed' };

const NONE = { kind: 'none' } as const;
const LOADING = { kind: 'loading' } as const;
const FAILED = { kind: 'failed' } as const;

/** The lines of the businesses. A line is the same object until it changes, so that only changed rows render again. */
export class SubscriptionLines {
  #known = new WeakMap<Subscription, SubscriptionLine>();

  constructor(private readonly clock: Pick<Clock, 'now'>) {}

  of(
    { id, timezone }: Business,
    subscriptions: Pick<SubscriptionCache, 'has' | 'find'>,
    failed: ReadonlySet<BusinessId>,
  ): BusinessLine {
    if (subscriptions.has(id)) return this.#lineOf(subscriptions.find(id), timezone);
    return failed.has(id) ? FAILED : LOADING;
  }

  /** Forgets all lines. They depend on the current date, which has changed. */
  clear(): void {
    this.#known = new WeakMap();
  }

  #lineOf(subscription: Subscription | undefined, timeZone: string | undefined): SubscriptionLine {
    if (subscription === undefined) return NONE;
    const known = this.#known.get(subscription);
    if (known !== undefined) return known;
    const line = subscriptionLineOf(subscription, this.clock.now(), timeZone);
    this.#known.set(subscription, line);
    return line;
  }
}
