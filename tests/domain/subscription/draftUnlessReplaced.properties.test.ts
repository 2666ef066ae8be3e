import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/shared/instant';
import { BILLING_CYCLES } from '@/domain/subscription/billingCycle';
import { draftUnlessReplaced } from '@/domain/subscription/PlanSelection';
import { cycleOf, isOffered } from '@/domain/subscription/Plan';
import { aBillingForm } from '@tests/support/builders/aBillingForm';
import { aMoment } from '@tests/support/builders/aMoment';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { anyText, assertProperty, SEEDED_RUNS } from '../arbitraries';
import { anyCatalog } from './anyCatalog';

const cycle = fc.constantFrom(...BILLING_CYCLES);
/** Some draws are equal, because the same moment is not later. */
const moment = fc.integer({ min: 0, max: 3 }).map((seconds) => instant(aMoment() + seconds * 1000));
const billing = fc
  .record({ firstName: anyText, company: anyText, taxRegistrationNumber: anyText, line1: anyText })
  .map(aBillingForm);

/** Any catalogue, with a draft and a preselected plan of it. Each can also name a plan that is not in it. */
const given = anyCatalog.chain((catalog) => {
  const planId = fc.constantFrom(...catalog.plans.map(({ id }) => id), aPlanId('gone'));
  const addOns = fc
    .subarray([...catalog.addOns])
    .map((chosen) => chosen.map(({ id }) => ({ id, quantity: 1 })));
  return fc.record({
    catalog: fc.constant(catalog),
    draft: fc
      .record({ cycle, planId: fc.option(planId, { nil: undefined }), addOns, billing, savedAt: moment })
      .map(aSelectionDraft),
    preselected: fc.option(fc.record({ cycle, planId, name: anyText, chosenAt: moment }), {
      nil: undefined,
    }),
  });
});

describe('any draft and any plan chosen on the pricing page', () => {
  it('are the same draft unless another plan is offered in its cycle and was chosen later', () => {
    let changes = 0;
    assertProperty(given, ({ draft, preselected, catalog }) => {
      const offered = catalog.plans.find(
        (plan) => plan.id === preselected?.planId && isOffered(plan) && cycleOf(plan) === preselected.cycle,
      );
      const isLater = preselected !== undefined && preselected.chosenAt > draft.savedAt;
      const isReplaced = offered !== undefined && isLater && offered.id !== draft.planId;
      expect(draftUnlessReplaced(draft, preselected, catalog)).toBe(isReplaced ? undefined : draft);
      changes += Number(isReplaced);
    });
    expect(changes).toBeGreaterThan(10);
    expect(changes).toBeLessThan(SEEDED_RUNS.numRuns - 10);
  });

  it('are nothing without a draft', () => {
    assertProperty(given, ({ preselected, catalog }) => {
      expect(draftUnlessReplaced(undefined, preselected, catalog)).toBeUndefined();
    });
  });
});
