import type { Catalog } from './Plan';
import type { SelectionDraft } from './PlanSelection';
import type { PreselectedPlan } from './PreselectedPlan';
import { catalogOfCycle } from './pricing';

/** The draft, unless another plan was chosen on the pricing page later and is offered. That plan replaces the draft. */
export function draftUnlessReplaced(
  draft: SelectionDraft | undefined,
  preselected: PreselectedPlan | undefined,
  catalog: Catalog,
): SelectionDraft | undefined {
  if (draft === undefined || preselected === undefined || preselected.chosenAt <= draft.savedAt) return draft;
  const { planId, cycle } = preselected;
  const isOffered = catalogOfCycle(catalog, cycle).plans.some(({ id }) => id === planId);
  return isOffered && planId !== draft.planId ? undefined : draft;
}
