import type { LocalTime } from '@/domain/shared/plainDate';
import type { Catalog, Plan } from './Plan';
import { NO_METADATA } from './planMetadata';
import { billingCycleOfSubscription, hasEnded, planItemOf, type Subscription } from './Subscription';

/**
 * The retired plan of a subscription, so that an update can select it at its price. Undefined when it is
 * still sold, when the subscription has ended, when its period is neither a month nor a year (decision C66), and when
 * its price cannot be added to the prices of the catalogue.
 */
export function retiredPlanOf(
  subscription: Subscription,
  { plans }: Catalog,
  at: LocalTime,
): Plan | undefined {
  const { id, name, price } = planItemOf(subscription) ?? {};
  if (id === undefined || name === undefined || price === undefined) return undefined;
  if (hasEnded(subscription, at)) return undefined;
  if (billingCycleOfSubscription(subscription) === undefined) return undefined;
  const isSold = plans.some((plan) => plan.id === id);
  const canBeAdded = plans.every((plan) => plan.price.currency === price.currency);
  if (isSold || !canBeAdded) return undefined;
  return {
    type: 'plan',
    id,
    name,
    externalName: undefined,
    description: undefined,
    price,
    period: 1,
    periodUnit: subscription.periodUnit,
    status: undefined,
    entitlements: [],
    metadata: NO_METADATA,
  };
}
