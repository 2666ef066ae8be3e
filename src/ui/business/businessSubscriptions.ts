import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { DatedSubscription } from '@/domain/subscription/subscriptionTotals';

/** The known subscriptions of businesses. A business without a subscription has an entry too. */
export type KnownSubscriptions = ReadonlyMap<BusinessId, Subscription | undefined>;

export interface BusinessSubscription extends DatedSubscription {
  readonly business: Business;
}

export function businessSubscriptions(
  businesses: readonly Business[],
  known: KnownSubscriptions,
): readonly BusinessSubscription[] {
  return businesses.flatMap((business) => {
    const subscription = known.get(business.id);
    return subscription === undefined ? [] : [{ business, subscription, timeZone: business.timezone }];
  });
}
