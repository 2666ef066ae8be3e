import type { Money } from '@/domain/shared/Money';
import { MONTHS_IN_A_YEAR, type BillingCycle } from './billingCycle';
import { cycleOf, isOffered, type Plan } from './Plan';

/** The saving shown when no annual plan has a monthly counterpart (spec section 9). */
export const DEFAULT_SAVING_PERCENT = 20;

/** The saving of an annual plan against twelve monthly payments. */
export interface AnnualSaving {
  /** Per year, never below zero. */
  readonly amount: Money;
  /** Whole percent of twelve monthly payments, from 0 to 100. */
  readonly percent: number;
}

/** Compares with the monthly counterpart; undefined when there is none (decision C13). */
export function annualSavingOf(annual: Plan, plans: readonly Plan[]): AnnualSaving | undefined {
  const monthly = counterpartIn('monthly', annual, plans);
  if (monthly === undefined) return undefined;
  const fullYear = monthly.price.times(MONTHS_IN_A_YEAR);
  const amount = fullYear.minus(annual.price).atLeastZero();
  return { amount, percent: amount.minor === 0 ? 0 : Math.round((100 * amount.minor) / fullYear.minor) };
}

/** The percentage of the 'save up to' chip. Undefined when none of the comparable plans saves (decision C13). */
export function largestSavingPercent(plans: readonly Plan[]): number | undefined {
  const offered = plans.filter(isOffered);
  const monthly = firstPlanByKey(offered.filter((plan) => cycleOf(plan) === 'monthly'));
  const percents = offered
    .filter((plan) => cycleOf(plan) === 'annual')
    .map(
      (plan) =>
        annualSavingOf(
          plan,
          matchKeysOf(plan).flatMap((key) => monthly.get(key) ?? []),
        )?.percent,
    )
    .filter((percent) => percent !== undefined);
  if (percents.length === 0) return DEFAULT_SAVING_PERCENT;
  const largest = Math.max(...percents);
  return largest > 0 ? largest : undefined;
}

/** The first plan with each key. A map, so that thousands of plans are compared in linear time. */
function firstPlanByKey(plans: readonly Plan[]): ReadonlyMap<string, Plan> {
  return new Map(plans.toReversed().flatMap((plan) => matchKeysOf(plan).map((key) => [key, plan] as const)));
}

/** Plans with a common key match. The key of the name comes before that of the external name. */
function matchKeysOf({ name, externalName, price }: Plan): readonly string[] {
  return [name, externalName].flatMap((each, kind) =>
    each === undefined ? [] : [`${kind} ${price.currency} ${normalizeName(each)}`],
  );
}

/**
 * The candidate with the same name, or else the same external name, in the same currency. The caller passes candidates
 * of the other cycle.
 */
export function counterpartOf(plan: Plan, candidates: readonly Plan[]): Plan | undefined {
  const byKey = firstPlanByKey(candidates.filter(({ id }) => id !== plan.id));
  return matchKeysOf(plan)
    .map((key) => byKey.get(key))
    .find((match) => match !== undefined);
}

/** The offered plan of the cycle that corresponds to this plan; undefined when there is none (decision C13). */
export function counterpartIn(cycle: BillingCycle, plan: Plan, plans: readonly Plan[]): Plan | undefined {
  return counterpartOf(
    plan,
    plans.filter((candidate) => isOffered(candidate) && cycleOf(candidate) === cycle),
  );
}

function normalizeName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
