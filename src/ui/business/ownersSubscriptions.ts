import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { DatedSubscription } from '@/domain/subscription/subscriptionTotals';

export interface OwnersSubscription extends DatedSubscription {
  readonly business: Business;
}

/** @param known The known subscriptions. A business without a subscription has an entry too. */
export function ownersSubscriptions(
  businesses: readonly Business[],
  known: ReadonlyMap<BusinessId, Subscription | undefined>,
): readonly OwnersSubscription[] {
  return businesses.flatMap((business) => {
    const subscription = known.get(business.id);
    return subscription === undefined ? [] : [{ business, subscription, timeZone: business.timezone }];
  });
}
