import type { SelectionDraft } from '@/domain/subscription/PlanSelection';
import { EMPTY_BILLING_FORM } from '@/domain/validation/BillingAddress';
import { aMoment } from './aMoment';
import { aPlanId } from './aPlanId';

/** A draft of a first subscription with only the plan of `aPlan`, saved at `aMoment`. */
export function aSelectionDraft(overrides: Partial<SelectionDraft> = {}): SelectionDraft {
  return {
    cycle: 'monthly',
    planId: aPlanId(),
    addOns: [],
    method: undefined,
    billing: EMPTY_BILLING_FORM,
    fingerprint: 'none',
    savedAt: aMoment(),
    ...overrides,
  };
}
