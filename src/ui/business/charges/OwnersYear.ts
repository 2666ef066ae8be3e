import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import { comingYearOf, type ComingYear } from '@/domain/subscription/comingYear';
import {
  businessSubscriptions,
  type KnownSubscriptions,
  type BusinessSubscription,
} from '@/ui/business/businessSubscriptions';

/** The coming charges of an owner. */
export interface OwnersYear extends ComingYear<BusinessSubscription> {
  /** The businesses whose subscription is not known. */
  readonly unchecked: readonly Business[];
}

export function ownersYearOf(
  businesses: readonly Business[],
  known: KnownSubscriptions,
  now: Instant,
): OwnersYear {
  return {
    ...comingYearOf(businessSubscriptions(businesses, known), now),
    unchecked: businesses.filter(({ id }) => !known.has(id)),
  };
}
