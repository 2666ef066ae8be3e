import type { Instant } from '@/domain/shared/instant';
import type { BillingCycle } from './billingCycle';
import type { Catalog, PlanId } from './Plan';
import type { SelectionDraft } from './PlanSelection';
import { catalogOfCycle } from './pricing';

/** The plan that a visitor chose on the pricing page, for the next new subscription in this tab (decision C79). */
export interface PreselectedPlan {
  readonly planId: PlanId;
  readonly cycle: BillingCycle;
  readonly chosenAt: Instant;
}

/** The draft, with the preselected plan if that is offered and was chosen later. The typed text stays. */
export function draftWithPreselected(
  draft: SelectionDraft | undefined,
  preselected: PreselectedPlan | undefined,
  catalog: Catalog,
): SelectionDraft | undefined {
  if (draft === undefined || preselected === undefined || preselected.chosenAt <= draft.savedAt) return draft;
  const { planId, cycle } = preselected;
  const isOffered = catalogOfCycle(catalog, cycle).plans.some(({ id }) => id === planId);
  return isOffered && planId !== draft.planId ? { ...draft, cycle, planId, addOns: [] } : draft;
}
