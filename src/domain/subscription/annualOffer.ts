import type { Money } from '@/domain/shared/Money';
import { MONTHS_IN_A_YEAR } from './billingCycle';
import type { Catalog, Plan } from './Plan';
import { annualSavingOf, counterpartIn } from './savings';
import { isActiveMonthly, planItemOf, type Subscription } from './Subscription';

/** What the plan of a subscription would cost if the year were paid at once. */
export interface AnnualOffer {
  readonly plan: Plan;
  readonly annualPrice: Money;
  readonly twelveMonthsPrice: Money;
  readonly saving: Money;
}

/**
 * The annual counterpart of the plan, if it costs less than twelve monthly payments (decision C13). Undefined if the
 * owner pays a different price from the catalogue, because the wizard compares catalogue prices.
 */
export function annualOfferOf(subscription: Subscription, { plans }: Catalog): AnnualOffer | undefined {
  const item = planItemOf(subscription);
  const plan = plans.find(({ id }) => id === item?.id);
  if (!isActiveMonthly(subscription) || plan === undefined) return undefined;
  if (item?.quantity !== 1 || item.price?.equals(plan.price) !== true) return undefined;
  const annual = counterpartIn('annual', plan, plans);
  const saving = annual && annualSavingOf(annual, [plan])?.amount;
  if (annual === undefined || saving === undefined || saving.minor === 0) return undefined;
  return { plan, annualPrice: annual.price, twelveMonthsPrice: plan.price.times(MONTHS_IN_A_YEAR), saving };
}
