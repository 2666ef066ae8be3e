import { Money } from '@/domain/shared/Money';
import { cycleOf, isOffered, type AddOn, type Catalog, type Plan } from './Plan';
import { MONTHS_IN_A_YEAR, type BillingCycle } from './billingCycle';

export interface PricedLine {
  readonly price: Money;
  readonly quantity: number;
}

/**
 * The sum of price times quantity (spec section 9), in the currency of the first line. Ignores lines in another
 * currency, because amounts in two currencies cannot be added (decision C57).
 */
export function totalPrice(lines: readonly PricedLine[]): Money {
  const currency = lines[0]?.price.currency;
  return lines
    .filter(({ price }) => price.currency === currency)
    .reduce((total, { price, quantity }) => total.plus(price.times(quantity)), Money.zero(currency));
}

/** Sorts by display order, then price, then name, then order of the response (spec section 9). */
export function inDisplayOrder(plans: readonly Plan[]): readonly Plan[] {
  return plans.toSorted(
    (a, b) =>
      a.metadata.displayOrder - b.metadata.displayOrder ||
      a.price.minor - b.price.minor ||
      a.name.localeCompare(b.name, 'en'),
  );
}

/** The plans and add-ons offered in a cycle, plans in display order (spec section 4), and its retired plan. */
export function catalogOfCycle(catalog: Catalog, cycle: BillingCycle): Catalog {
  const { retiredPlan } = catalog;
  return {
    plans: inDisplayOrder(catalog.plans.filter((plan) => isOffered(plan) && cycleOf(plan) === cycle)),
    addOns: catalog.addOns.filter((addOn) => isOffered(addOn) && cycleOf(addOn) === cycle),
    retiredPlan: retiredPlan && cycleOf(retiredPlan) === cycle ? retiredPlan : undefined,
  };
}

/** The plans that can be selected in a cycle: the retired plan first, then the offered plans. */
export function plansOfCycle(catalog: Catalog, cycle: BillingCycle): readonly Plan[] {
  const { plans, retiredPlan } = catalogOfCycle(catalog, cycle);
  return retiredPlan === undefined ? plans : [retiredPlan, ...plans];
}

/** The annual price divided by twelve. It is rounded, so twelve times the result can differ from the annual price. */
export function monthlyPriceOf(annual: Plan | AddOn): Money {
  return annual.price.times(1 / MONTHS_IN_A_YEAR);
}

/**
 * The plans and add-ons that can be bought. Excludes retired items and unknown periods. Keeps only the currency that
 * most plans have (decision C57).
 */
export function catalogForSale(catalog: Catalog): {
  readonly catalog: Catalog;
  readonly hidesOtherCurrencies: boolean;
} {
  const plans = catalog.plans.filter(isForSale);
  const addOns = catalog.addOns.filter(isForSale);
  const currency = mostFrequent(plans.map((plan) => plan.price.currency));
  const isInCurrency = (item: Plan | AddOn): boolean => item.price.currency === currency;
  const inOneCurrency = { plans: plans.filter(isInCurrency), addOns: addOns.filter(isInCurrency) };
  const hidesOtherCurrencies = plans.length > 0 && ![...plans, ...addOns].every(isInCurrency);
  return { catalog: inOneCurrency, hidesOtherCurrencies };
}

function isForSale(item: Plan | AddOn): boolean {
  return isOffered(item) && cycleOf(item) !== undefined;
}

function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
