import type { Catalog, Plan } from './Plan';
import { cycleOf, isOffered } from './Plan';
import type { BillingCycle } from './billingCycle';

/** By display order, then as the server sent them: the sort is stable (spec section 9). */
export function inDisplayOrder(plans: readonly Plan[]): readonly Plan[] {
  return plans.toSorted((a, b) => a.metadata.displayOrder - b.metadata.displayOrder);
}

/** What can be chosen in a cycle, plans in their order (spec section 4). */
export function catalogOfCycle(catalog: Catalog, cycle: BillingCycle): Catalog {
  return {
    plans: inDisplayOrder(catalog.plans.filter((plan) => isOffered(plan) && cycleOf(plan) === cycle)),
    addOns: catalog.addOns.filter((addOn) => isOffered(addOn) && cycleOf(addOn) === cycle),
  };
}

/** One selection has one currency: that of the most plans (decision C57). */
export function inOneCurrency(catalog: Catalog): Catalog {
  const currency = mostFrequent(catalog.plans.map((plan) => plan.price.currency));
  if (currency === undefined) return catalog;
  return {
    plans: catalog.plans.filter((plan) => plan.price.currency === currency),
    addOns: catalog.addOns.filter((addOn) => addOn.price.currency === currency),
  };
}

/** A price that is negative cannot be bought. */
export function purchasable(catalog: Catalog): Catalog {
  return {
    plans: catalog.plans.filter((plan) => plan.price.minor >= 0),
    addOns: catalog.addOns.filter((addOn) => addOn.price.minor >= 0),
  };
}

function mostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
