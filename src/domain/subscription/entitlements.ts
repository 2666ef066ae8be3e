import { normalizeSpelling } from '@/domain/shared/normalizeSpelling';
import { cycleOf, type Entitlement, type Plan } from './Plan';

/** Whether the feature is included. The catalogue also lists features that are switched off. */
export function isIncluded({ value }: Entitlement): boolean {
  return !['false', '0', 'no', ''].includes(value.trim().toLowerCase());
}

/** Whether the amount of the feature has no limit. */
export function isUnlimited({ value }: Entitlement): boolean {
  return normalizeSpelling(value.trim()) === 'unlimited';
}

/** A feature that another plan lacks, or has less of. */
export interface LostEntitlement {
  readonly before: Entitlement;
  /** Undefined when the other plan lacks the feature. */
  readonly after: Entitlement | undefined;
}

/**
 * The features that are lost with a change of plan, compared by their id. A value counts as less only when both are
 * numbers or unlimited. A feature such as 'everything-in-professional' means all features of that plan
 * (ASSUMPTION-23). If that plan is not in the catalogue, the result is empty, because the plans cannot be compared.
 */
export function lostEntitlements(
  planBefore: Plan,
  planAfter: Plan,
  plans: readonly Plan[],
): readonly LostEntitlement[] {
  const entitlementsBefore = completeEntitlementsOf(planBefore, plans);
  const entitlementsAfter = completeEntitlementsOf(planAfter, plans);
  if (entitlementsBefore === undefined || entitlementsAfter === undefined) return [];
  return [...entitlementsBefore].flatMap(([featureId, before]) => {
    const after = entitlementsAfter.get(featureId);
    const isKept = after !== undefined && !(amountOf(after) < amountOf(before));
    return isKept ? [] : [{ before, after }];
  });
}

/**
 * The features by id, with those of the included plan. A feature of the plan itself replaces the included one.
 * Undefined when the included plan is unknown.
 */
function completeEntitlementsOf(
  plan: Plan,
  plans: readonly Plan[],
): ReadonlyMap<string, Entitlement> | undefined {
  const otherPlans = plans.filter(({ id }) => id !== plan.id);
  const complete = new Map<string, Entitlement>();
  const listed = plan.entitlements.filter(isIncluded);
  for (const { featureId } of listed) {
    const name = includedPlanName(featureId);
    if (name === undefined) continue;
    const included = otherPlans.find(
      (other) => normalizeSpelling(other.name) === name && cycleOf(other) === cycleOf(plan),
    );
    const inherited = included && completeEntitlementsOf(included, otherPlans);
    if (inherited === undefined) return undefined;
    for (const [id, entitlement] of inherited) complete.set(id, entitlement);
  }
  for (const entitlement of listed)
    if (includedPlanName(entitlement.featureId) === undefined)
      complete.set(entitlement.featureId, entitlement);
  return complete;
}

/** The normalized name in 'everything-in-professional'. Undefined for every other feature. */
function includedPlanName(featureId: string): string | undefined {
  return /^everythingin(.+)/.exec(normalizeSpelling(featureId))?.[1];
}

/** NaN for a value that cannot be compared, because NaN is neither less nor more than anything. */
function amountOf(entitlement: Entitlement): number {
  if (isUnlimited(entitlement)) return Number.POSITIVE_INFINITY;
  return /^\s*\d+\s*$/.test(entitlement.value) ? Number(entitlement.value) : Number.NaN;
}
