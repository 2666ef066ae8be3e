import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { SubscriptionCache } from '@/ui/business/SubscriptionCache';
import type { AttentionState } from './AttentionState';

/** The number of subscriptions that are read without being asked for, and again with each request for more. */
export const CHECKED_AT_ONCE = 50;

/** Decides whose subscriptions are read: those of the page that is shown, up to a limit, and more on request. */
export class ReadingPlan {
  #left = CHECKED_AT_ONCE;
  /** The businesses that were read without being asked for since the dashboard opened. */
  readonly #read = new Set<BusinessId>();

  /** @param page The businesses that are shown. Undefined until a long list names its page. */
  constructor(
    public page: readonly Business[] | undefined,
    private readonly cache: Pick<SubscriptionCache, 'isFresh'>,
  ) {}

  /** The businesses of the page that are to be read now. They count as read from then on. */
  notRequested(): readonly BusinessId[] {
    const isOutdated = ({ id }: Business) => !this.#read.has(id) && !this.cache.isFresh(id);
    const ids = (this.page ?? [])
      .filter(isOutdated)
      .slice(0, this.#left)
      .map(({ id }) => id);
    for (const id of ids) this.#read.add(id);
    this.#left -= ids.length;
    return ids;
  }

  /** Further businesses, those of the page first. */
  asked(
    businesses: readonly Business[],
    { subscriptions, failed }: Pick<AttentionState, 'subscriptions' | 'failed'>,
  ): readonly BusinessId[] {
    const ids = new Set([...(this.page ?? []), ...businesses].map(({ id }) => id));
    return [...ids].filter((id) => !subscriptions.has(id) && !failed.has(id)).slice(0, CHECKED_AT_ONCE);
  }
}
