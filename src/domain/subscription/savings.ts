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

/** Compares with the monthly plan of the same name; undefined when there is none (decision C13). */
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
  const monthly = byNames(offered.filter((plan) => cycleOf(plan) === 'monthly'));
  const percents = offered
    .filter((plan) => cycleOf(plan) === 'annual')
    .map(
      (plan) =>
        annualSavingOf(
          plan,
          namesOf(plan).flatMap((name) => monthly.get(name) ?? []),
        )?.percent,
    )
    .filter((percent) => percent !== undefined);
  if (percents.length === 0) return DEFAULT_SAVING_PERCENT;
  const largest = Math.max(...percents);
  return largest > 0 ? largest : undefined;
}

/** The first plan of each name, so that thousands of plans are compared in linear time. */
function byNames(plans: readonly Plan[]): ReadonlyMap<string, Plan> {
  const firsts = new Map<string, Plan>();
  for (const plan of plans) for (const name of namesOf(plan)) if (!firsts.has(name)) firsts.set(name, plan);
  return firsts;
}

/** A name and an external name, or the same name in another currency, are different keys. */
function namesOf({ name, externalName, price }: Plan): readonly string[] {
  return [name, externalName].flatMap((each, kind) =>
    each === undefined ? [] : [`${kind} ${price.currency} ${normalizeName(each)}`],
  );
}

/**
 * The candidate with the same name, or else the same external name, in the same currency. The caller passes candidates
 * of the other cycle.
 */
export function counterpartOf(plan: Plan, candidates: readonly Plan[]): Plan | undefined {
  const others = candidates.filter(
    (candidate) => candidate.id !== plan.id && candidate.price.currency === plan.price.currency,
  );
  return (
    others.find((other) => normalizeName(other.name) === normalizeName(plan.name)) ??
    others.find(
      (other) =>
        other.externalName !== undefined &&
        plan.externalName !== undefined &&
        normalizeName(other.externalName) === normalizeName(plan.externalName),
    )
  );
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
