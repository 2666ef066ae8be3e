import type { Money } from '@/domain/shared/Money';
import type { BillingCycle } from './billingCycle';
import type { Catalog } from './Plan';
import { catalogOfCycle } from './pricing';

/** The price of the cheapest plan of a cycle. Undefined when no plan is for sale. */
export function lowestPrice(catalog: Catalog, cycle: BillingCycle): Money | undefined {
  const prices = catalogOfCycle(catalog, cycle).plans.map(({ price }) => price);
  return prices.toSorted((a, b) => a.minor - b.minor)[0];
}
