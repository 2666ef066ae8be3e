import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Instant } from '@/domain/shared/instant';
import { comingYearOf, type ComingYear } from '@/domain/subscription/comingYear';
import type { Subscription } from '@/domain/subscription/Subscription';
import { ownersSubscriptions, type OwnersSubscription } from '@/ui/business/ownersSubscriptions';

/** The coming charges of an owner. */
export interface OwnersYear extends ComingYear<OwnersSubscription> {
  readonly unchecked: readonly Business[];
}

/** @param known The known subscriptions. A business without a subscription has an entry too. */
export function ownersYearOf(
  businesses: readonly Business[],
  known: ReadonlyMap<BusinessId, Subscription | undefined>,
  now: Instant,
): OwnersYear {
  return {
    ...comingYearOf(ownersSubscriptions(businesses, known), now),
    unchecked: businesses.filter(({ id }) => !known.has(id)),
  };
}
