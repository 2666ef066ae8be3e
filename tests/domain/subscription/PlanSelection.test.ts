import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import {
  changeCycle,
  chooseMethod,
  choosePlan,
  EMPTY_SELECTION,
  fingerprintOf,
  hasAddOn,
  payableSelection,
  toggleAddOn,
  totalOf,
} from '@/domain/subscription/PlanSelection';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aPointInTime } from '@tests/support/builders/aMoment';
import { anAddOn, anAnnualAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';

const pro = aPlan({ id: 'pro-monthly', name: 'Pro', price: Money.agorot(9900) });
const photos = { addOn: anAddOn(), quantity: 1 };

describe('a selection', () => {
  it('ENT-033, CONST-005: starts monthly, with nothing chosen', () => {
    expect(EMPTY_SELECTION).toEqual({ cycle: 'monthly', plan: undefined, addOns: [], method: undefined });
  });
});

describe('choosePlan', () => {
  it('takes the plan', () => {
    expect(choosePlan(EMPTY_SELECTION, pro).plan).toBe(pro);
  });

  it('WIZ-039: clears the add-ons and keeps the rest', () => {
    const before = aSelection({ addOns: [photos], method: 'new-card' });
    expect(choosePlan(before, pro)).toEqual({ ...before, plan: pro, addOns: [] });
    expect(before.addOns).toEqual([photos]);
  });

  it('decision C17: the same plan changes nothing', () => {
    const before = aSelection({ addOns: [photos] });
    expect(choosePlan(before, aPlan())).toBe(before);
  });

  it('a plan of another cycle is not on offer', () => {
    const before = aSelection();
    expect(choosePlan(before, anAnnualPlan())).toBe(before);
  });
});

describe('toggleAddOn', () => {
  it('WIZ-041: adds one that is not selected, CONST-006: once', () => {
    expect(toggleAddOn(aSelection(), anAddOn(), undefined).addOns).toEqual([
      { addOn: anAddOn(), quantity: 1 },
    ]);
  });

  it('WIZ-042: removes one that is selected, and only that', () => {
    const promotion = { addOn: anAddOn({ id: 'promotion-monthly' }), quantity: 1 };
    const before = aSelection({ addOns: [photos, promotion] });
    expect(toggleAddOn(before, anAddOn(), undefined).addOns).toEqual([promotion]);
  });

  it('decision C16: one that the subscription has comes back as often as it is there', () => {
    const subscription = aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });
    const before = aSelection({ addOns: [{ addOn: anAddOn(), quantity: 2 }] });
    const without = toggleAddOn(before, anAddOn(), subscription);
    expect(without.addOns).toEqual([]);
    expect(toggleAddOn(without, anAddOn(), subscription)).toEqual(before);
    expect(toggleAddOn(without, anAddOn({ id: 'new' }), subscription).addOns[0]?.quantity).toBe(1);
  });

  it('an add-on of another cycle is not on offer', () => {
    const before = aSelection();
    expect(toggleAddOn(before, anAnnualAddOn(), undefined)).toBe(before);
  });

  it('is told by hasAddOn', () => {
    expect(hasAddOn(aSelection({ addOns: [photos] }), anAddOn())).toBe(true);
    expect(hasAddOn(aSelection(), anAddOn())).toBe(false);
  });
});

describe('changeCycle', () => {
  const before = aSelection({ addOns: [photos], method: 'new-card' });

  it('WIZ-040: clears the add-ons and keeps the method', () => {
    const after = changeCycle(before, 'annual', aCatalog(), false);
    expect([after.cycle, after.addOns, after.method]).toEqual(['annual', [], 'new-card']);
  });

  it('decision C20: takes the same-named plan of the new cycle', () => {
    expect(changeCycle({ ...before, plan: pro }, 'annual', aCatalog(), true).plan?.id).toBe('pro-annual');
    expect(changeCycle({ ...before, plan: pro }, 'annual', aCatalog(), false).plan?.id).toBe('pro-annual');
  });

  it.each([
    ['the default plan', true, 'pro-annual'],
    ['the first plan in display order', false, 'basic-annual'],
  ])('decision C20: without one, a new subscription takes %s', (_what, isDefaultSelected, id) => {
    const plans = [
      anAnnualPlan({ id: 'pro-annual', name: 'Pro', metadata: { displayOrder: 2, isDefaultSelected } }),
      anAnnualPlan({ metadata: { displayOrder: 1 } }),
    ];
    const other = aSelection({ plan: aPlan({ id: 'x', name: 'Other' }) });
    expect(changeCycle(other, 'annual', aCatalog({ plans }), false).plan?.id).toBe(id);
  });

  it('decision C20: without one, an existing subscription chooses nothing for its owner', () => {
    const other = aSelection({ plan: aPlan({ id: 'x', name: 'Other' }) });
    expect(changeCycle(other, 'annual', aCatalog(), true).plan).toBeUndefined();
  });

  it('has no plan to take where the cycle has none', () => {
    expect(changeCycle(before, 'annual', aCatalog({ plans: [aPlan()] }), false).plan).toBeUndefined();
  });

  it('starts from the default where no plan was chosen', () => {
    const nothing = aSelection({ plan: undefined });
    expect(changeCycle(nothing, 'annual', aCatalog(), false).plan?.id).toBe('basic-annual');
    expect(changeCycle(nothing, 'annual', aCatalog(), true).plan).toBeUndefined();
  });

  it('the same cycle changes nothing', () => {
    expect(changeCycle(before, 'monthly', aCatalog(), false)).toBe(before);
  });
});

describe('totalOf', () => {
  it('WIZ-043, PRICE-003: is the plan price plus each add-on price times its quantity', () => {
    const addOns = [
      { addOn: anAddOn(), quantity: 2 },
      { addOn: anAddOn({ id: 'b', price: Money.agorot(50) }), quantity: 3 },
    ];
    expect(totalOf(aSelection({ addOns }))).toEqual(Money.agorot(4900 + 2000 + 150));
  });

  it('is of the add-ons alone without a plan, and of nothing without both', () => {
    expect(totalOf(aSelection({ plan: undefined, addOns: [photos] }))).toEqual(Money.agorot(1000));
    expect(totalOf(EMPTY_SELECTION)).toEqual(Money.zero());
  });
});

describe('proceeding to payment', () => {
  it('WIZ-044: is valid with a plan and a method', () => {
    const selection = aSelection({ method: 'new-card' });
    expect(payableSelection(selection)).toEqual(success(selection));
  });

  it.each([
    ['WIZ-045: without a plan', aSelection({ plan: undefined, method: 'new-card' }), 'plan-required'],
    ['WIZ-046: without a method', aSelection(), 'payment-method-required'],
    ['without both, the plan is asked for first', EMPTY_SELECTION, 'plan-required'],
  ])('is not valid: %s', (_rule, selection, kind) => {
    expect(payableSelection(selection)).toEqual(failure({ kind }));
  });

  it('a method can be chosen', () => {
    expect(chooseMethod(aSelection(), 'existing-card')).toEqual(aSelection({ method: 'existing-card' }));
  });
});

describe('fingerprintOf (decision C51)', () => {
  const usual = fingerprintOf(aSubscription());

  it('is the same for the same subscription, in any order of its items', () => {
    const items = [aPlanItem(), anAddOnItem()];
    expect(fingerprintOf(aSubscription({ items }))).toBe(
      fingerprintOf(aSubscription({ items: items.toReversed() })),
    );
    expect(fingerprintOf(undefined)).toBe('none');
  });

  it.each([
    ['its status', { status: 'Paused' }],
    ['its period', { periodUnit: 'year' as const }],
    ['a period it does not have', { periodUnit: undefined }],
    ['its cancellation', { cancelledAt: aPointInTime() }],
    ['its plan', { items: [aPlanItem({ id: 'pro-monthly' })] }],
    ['an add-on', { items: [aPlanItem(), anAddOnItem()] }],
    ['a quantity', { items: [aPlanItem({ quantity: 2 })] }],
  ])('is another for %s', (_what, deviation) => {
    expect(fingerprintOf(aSubscription(deviation))).not.toBe(usual);
  });

  it('does not care for dates and prices', () => {
    const later = aSubscription({
      nextBillingDate: aPointInTime(),
      items: [aPlanItem({ price: Money.agorot(1) })],
    });
    expect(fingerprintOf(later)).toBe(usual);
  });
});
