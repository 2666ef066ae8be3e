import { cycleOf, isOffered, type AddOn, type Catalog, type Plan } from './Plan';
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

/** What can be bought: nothing retired, of an unknown period or at a negative price, and one currency only, that of the most plans (decision C57). */
export function catalogForSale(catalog: Catalog): {
  readonly catalog: Catalog;
  readonly hidesOtherCurrencies: boolean;
} {
  const plans = catalog.plans.filter(isForSale);
  const addOns = catalog.addOns.filter(isForSale);
  const currency = mostFrequent(plans.map((plan) => plan.price.currency));
  const isInCurrency = (item: Plan | AddOn): boolean => item.price.currency === currency;
  const inOneCurrency = { plans: plans.filter(isInCurrency), addOns: addOns.filter(isInCurrency) };
  const shown = inOneCurrency.plans.length + inOneCurrency.addOns.length;
  return { catalog: inOneCurrency, hidesOtherCurrencies: shown < plans.length + addOns.length };
}

function isForSale(item: Plan | AddOn): boolean {
  return isOffered(item) && cycleOf(item) !== undefined && item.price.minor >= 0;
}

function mostFrequent(words: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
