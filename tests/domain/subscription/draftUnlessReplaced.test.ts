import { describe, expect, it } from 'vitest';
import { draftUnlessReplaced } from '@/domain/subscription/PlanSelection';
import type { PreselectedPlan } from '@/domain/subscription/PreselectedPlan';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aMoment } from '@tests/support/builders/aMoment';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';

const SAVED_AT = aMoment('2026-11-23T09:00:00Z');
const LATER = aMoment('2026-11-23T09:00:01Z');

const draft = aSelectionDraft({
  planId: aPlanId('basic-monthly'),
  addOns: [{ id: anAddOnId('photos-monthly'), quantity: 1 }],
  billing: aBillingForm(),
  savedAt: SAVED_AT,
});

const chosen = (overrides: Partial<PreselectedPlan> = {}): PreselectedPlan => ({
  planId: aPlanId('pro-annual'),
  name: 'Pro',
  cycle: 'annual',
  chosenAt: LATER,
  ...overrides,
});

describe('a draft and a plan chosen on the pricing page', () => {
  it('is no draft when another plan was chosen later', () => {
    expect(draftUnlessReplaced(draft, chosen(), aCatalog())).toBeUndefined();
  });

  it.each([
    ['no plan was chosen', undefined],
    ['it was chosen before', chosen({ chosenAt: aMoment('2026-11-23T08:59:59Z') })],
    ['it was chosen at the same moment', chosen({ chosenAt: SAVED_AT })],
    ['it is not offered', chosen({ planId: aPlanId('gone') })],
    ['it is offered in the other cycle only', chosen({ cycle: 'monthly' })],
    ['it is the plan of the draft', chosen({ planId: aPlanId('basic-monthly'), cycle: 'monthly' })],
  ])('is the draft as it was when %s', (_, preselected) => {
    expect(draftUnlessReplaced(draft, preselected, aCatalog())).toBe(draft);
  });

  it('is nothing without a draft', () => {
    expect(draftUnlessReplaced(undefined, chosen(), aCatalog())).toBeUndefined();
  });
});
