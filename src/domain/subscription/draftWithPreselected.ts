import type { Catalog } from './Plan';
import type { SelectionDraft } from './PlanSelection';
import type { PreselectedPlan } from './PreselectedPlan';
import { catalogOfCycle } from './pricing';

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
