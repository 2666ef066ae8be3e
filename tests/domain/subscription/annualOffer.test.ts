import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { annualOfferOf } from '@/domain/subscription/annualOffer';
import type { Plan } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSubscription } from '@tests/support/builders/aSubscription';

const offerOf = (overrides: Partial<Subscription> = {}, plans: readonly Plan[] = [aPlan(), anAnnualPlan()]) =>
  annualOfferOf(aSubscription(overrides), { plans, addOns: [] });

describe('the offer of annual billing', () => {
  it('compares the annual plan of the same name with twelve monthly payments', () => {
    expect(offerOf()).toEqual({
      plan: aPlan(),
      annualPrice: Money.agorot(49_000),
      twelveMonthsPrice: Money.agorot(58_800),
      saving: Money.agorot(9800),
    });
  });

  it.each([
    ['in trial', { status: 'in_trial' }],
    ['not renewing', { status: 'non_renewing' }],
    ['paused', { status: 'paused' }],
    ['cancelled', { cancelledAt: aPointInTime('2026-04-01T09:00:00Z') }],
    ['billed annually', { periodUnit: 'year' }],
    ['of an unknown cycle', { periodUnit: undefined }],
    ['without a plan', { items: [] }],
    ['with two of the plan', { items: [aPlanItem({ quantity: 2 })] }],
    ['at another price than today', { items: [aPlanItem({ price: Money.agorot(3900) })] }],
    ['at an unknown price', { items: [aPlanItem({ price: undefined })] }],
  ] as const)('is not made to a subscription %s', (_, overrides) => {
    expect(offerOf(overrides)).toBeUndefined();
  });

  it.each([
    ['is not sold any more', [anAnnualPlan()]],
    ['has no annual counterpart', [aPlan(), anAnnualPlan({ name: 'Premium' })]],
    ['costs as much annually', [aPlan(), anAnnualPlan({ price: Money.agorot(58_800) })]],
    ['costs more annually', [aPlan(), anAnnualPlan({ price: Money.agorot(60_000) })]],
  ])('is not made when the plan %s', (_, plans) => {
    expect(offerOf({}, plans)).toBeUndefined();
  });
});
