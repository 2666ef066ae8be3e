import type { Money } from '@/domain/shared/Money';
import { MONTHS_IN_A_YEAR } from './billingCycle';
import type { Catalog, Plan } from './Plan';
import { annualSavingOf, counterpartIn } from './savings';
import { isActiveMonthly, planItemOf, type Subscription } from './Subscription';

/** What the plan of a subscription would cost if the year were paid at once. */
export interface AnnualOffer {
  readonly plan: Plan;
  readonly yearly: Money;
  readonly twelveMonths: Money;
  readonly saving: Money;
}

/**
 * The annual counterpart of the plan, when it costs less than twelve monthly payments (decision C13). Undefined also
 * when the owner pays another price than the catalogue's, because the wizard compares prices of the catalogue.
 */
export function annualOfferOf(subscription: Subscription, { plans }: Catalog): AnnualOffer | undefined {
  const item = planItemOf(subscription);
  const plan = plans.find(({ id }) => id === item?.id);
  if (!isActiveMonthly(subscription) || plan === undefined) return undefined;
  if (item?.quantity !== 1 || item.price?.equals(plan.price) !== true) return undefined;
  const annual = counterpartIn('annual', plan, plans);
  const saving = annual && annualSavingOf(annual, [plan])?.amount;
  if (annual === undefined || saving === undefined || saving.minor === 0) return undefined;
  return { plan, yearly: annual.price, twelveMonths: plan.price.times(MONTHS_IN_A_YEAR), saving };
}
