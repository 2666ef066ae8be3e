import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { failure, success } from '@/domain/shared/result';
import {
  atPricesOf,
  changeCycle,
  choosePlan,
  fingerprintOf,
  hasAddOn,
  hasOtherPrices,
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

describe('choosePlan', () => {
  it('selects the plan', () => {
    expect(choosePlan(aSelection({ plan: undefined }), pro).plan).toBe(pro);
  });

  it('removes the add-ons and keeps everything else', () => {
    const before = aSelection({ addOns: [photos], method: 'new-card' });
    expect(choosePlan(before, pro)).toEqual({ ...before, plan: pro, addOns: [] });
    expect(before.addOns).toEqual([photos]);
  });

  it('changes nothing for the same plan', () => {
    const before = aSelection({ addOns: [photos] });
    expect(choosePlan(before, aPlan())).toBe(before);
  });

  it('ignores a plan of another billing cycle', () => {
    const before = aSelection();
    expect(choosePlan(before, anAnnualPlan())).toBe(before);
  });
});

describe('toggleAddOn', () => {
  it('adds an unselected add-on once', () => {
    expect(toggleAddOn(aSelection(), anAddOn(), undefined).addOns).toEqual([
      { addOn: anAddOn(), quantity: 1 },
    ]);
  });

  it('removes only the selected add-on', () => {
    const promotion = { addOn: anAddOn({ id: 'promotion-monthly' }), quantity: 1 };
    const before = aSelection({ addOns: [photos, promotion] });
    expect(toggleAddOn(before, anAddOn(), undefined).addOns).toEqual([promotion]);
  });

  it('restores the quantity of an add-on that the subscription contains', () => {
    const subscription = aSubscription({ items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });
    const before = aSelection({ addOns: [{ addOn: anAddOn(), quantity: 2 }] });
    const without = toggleAddOn(before, anAddOn(), subscription);
    expect(without.addOns).toEqual([]);
    expect(toggleAddOn(without, anAddOn(), subscription)).toEqual(before);
    expect(toggleAddOn(without, anAddOn({ id: 'new' }), subscription).addOns[0]?.quantity).toBe(1);
  });

  it('ignores an add-on of another billing cycle', () => {
    const before = aSelection();
    expect(toggleAddOn(before, anAnnualAddOn(), undefined)).toBe(before);
  });

  it('is reflected by hasAddOn', () => {
    expect(hasAddOn(aSelection({ addOns: [photos] }), anAddOn())).toBe(true);
    expect(hasAddOn(aSelection(), anAddOn())).toBe(false);
  });
});

describe('changeCycle', () => {
  const before = aSelection({ addOns: [photos], method: 'new-card' });

  it('removes the add-ons and keeps the payment method', () => {
    const after = changeCycle(before, 'annual', aCatalog(), undefined);
    expect([after.cycle, after.addOns, after.method]).toEqual(['annual', [], 'new-card']);
  });

  it('selects the plan of the same name in the new billing cycle', () => {
    expect(changeCycle({ ...before, plan: pro }, 'annual', aCatalog(), aSubscription()).plan?.id).toBe(
      'pro-annual',
    );
    expect(changeCycle({ ...before, plan: pro }, 'annual', aCatalog(), undefined).plan?.id).toBe(
      'pro-annual',
    );
  });

  it.each([
    ['the default plan', true, 'pro-annual'],
    ['the first plan in display order', false, 'basic-annual'],
  ])('without such a plan, selects %s for a new subscription', (_what, isDefaultSelected, id) => {
    const plans = [
      anAnnualPlan({ id: 'pro-annual', name: 'Pro', metadata: { displayOrder: 2, isDefaultSelected } }),
      anAnnualPlan({ metadata: { displayOrder: 1 } }),
    ];
    const other = aSelection({ plan: aPlan({ id: 'x', name: 'Other' }) });
    expect(changeCycle(other, 'annual', aCatalog({ plans }), undefined).plan?.id).toBe(id);
  });

  it('without such a plan, selects none for an existing subscription', () => {
    const other = aSelection({ plan: aPlan({ id: 'x', name: 'Other' }) });
    expect(changeCycle(other, 'annual', aCatalog(), aSubscription()).plan).toBeUndefined();
  });

  it('selects the plan of an existing subscription again when its billing cycle returns', () => {
    const subscription = aSubscription({ items: [aPlanItem({ id: 'solo' })] });
    const solo = aPlan({ id: 'solo', name: 'Solo' });
    const catalog = aCatalog({ plans: [solo, anAnnualPlan()] });
    const away = changeCycle(aSelection({ plan: solo }), 'annual', catalog, subscription);
    expect(away.plan).toBeUndefined();
    expect(changeCycle(away, 'monthly', catalog, subscription).plan).toBe(solo);
    const kept = { ...aCatalog({ plans: [anAnnualPlan()] }), retiredPlan: solo };
    expect(changeCycle(away, 'monthly', kept, subscription).plan).toBe(solo);
  });

  it('selects no plan when the billing cycle has none', () => {
    expect(changeCycle(before, 'annual', aCatalog({ plans: [aPlan()] }), undefined).plan).toBeUndefined();
  });

  it('starts from the default when no plan was selected', () => {
    const nothing = aSelection({ plan: undefined });
    expect(changeCycle(nothing, 'annual', aCatalog(), undefined).plan?.id).toBe('basic-annual');
    expect(changeCycle(nothing, 'annual', aCatalog(), aSubscription()).plan).toBeUndefined();
  });

  it('changes nothing for the same billing cycle', () => {
    expect(changeCycle(before, 'monthly', aCatalog(), undefined)).toBe(before);
  });
});

describe('totalOf', () => {
  it('is the plan price plus each add-on price times its quantity', () => {
    const addOns = [
      { addOn: anAddOn(), quantity: 2 },
      { addOn: anAddOn({ id: 'b', price: Money.agorot(50) }), quantity: 3 },
    ];
    expect(totalOf(aSelection({ addOns }))).toEqual(Money.agorot(4900 + 2000 + 150));
  });

  it('is the price of the add-ons without a plan, and zero without both', () => {
    expect(totalOf(aSelection({ plan: undefined, addOns: [photos] }))).toEqual(Money.agorot(1000));
    expect(totalOf(aSelection({ plan: undefined }))).toEqual(Money.zero());
  });
});

describe('atPricesOf', () => {
  it('takes every price of the subscription that is known, for all of its plans', () => {
    const items = [
      aPlanItem({ price: Money.agorot(3900), quantity: 2 }),
      anAddOnItem({ price: Money.agorot(700), quantity: 3 }),
      anAddOnItem({ id: 'unknown', price: undefined }),
    ];
    const addOns = [
      { addOn: anAddOn(), quantity: 3 },
      { addOn: anAddOn({ id: 'unknown' }), quantity: 1 },
    ];
    const { plan, addOns: priced } = atPricesOf(aSubscription({ items }), aSelection({ addOns }));
    expect(plan?.price).toEqual(Money.agorot(7800));
    expect(priced.map(({ addOn, quantity }) => [addOn.price.minor, quantity])).toEqual([
      [700, 3],
      [anAddOn().price.minor, 1],
    ]);
  });

  it('selects no plan where none is selected', () => {
    expect(atPricesOf(aSubscription(), aSelection({ plan: undefined })).plan).toBeUndefined();
  });
});

describe('proceeding to payment', () => {
  it('is allowed with a plan and a payment method', () => {
    const selection = aSelection({ method: 'new-card' });
    expect(payableSelection(selection)).toEqual(success(selection));
  });

  it.each([
    ['without a plan', aSelection({ plan: undefined, method: 'new-card' }), 'plan-required'],
    ['without a method', aSelection(), 'payment-method-required'],
    ['without both, the plan is required first', aSelection({ plan: undefined }), 'plan-required'],
  ])('is not allowed: %s', (_rule, selection, kind) => {
    expect(payableSelection(selection)).toEqual(failure({ kind }));
  });
});

describe('hasOtherPrices', () => {
  const selected = { ...aSelection(), plan: pro, addOns: [photos], method: 'new-card' as const };
  const dearer = Money.agorot(12_000);

  it.each([
    ['the same prices', aCatalog(), false],
    ['another price of another plan', aCatalog({ plans: [pro, aPlan({ price: dearer })] }), false],
    ['another price of the plan', aCatalog({ plans: [aPlan({ ...pro, price: dearer })] }), true],
    ['another price of an add-on', aCatalog({ addOns: [anAddOn({ price: dearer })] }), true],
    [
      'a plan that is not offered',
      aCatalog({ plans: [{ ...pro, price: dearer, status: 'archived' }] }),
      false,
    ],
    ['no plan', aCatalog({ plans: [] }), false],
  ])('is right for a catalogue with %s', (_what, catalog, expected) => {
    expect(hasOtherPrices(selected, catalog)).toBe(expected);
  });
});

describe('fingerprintOf', () => {
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
  ])('differs for %s', (_what, overrides) => {
    expect(fingerprintOf(aSubscription(overrides))).not.toBe(usual);
  });

  it('tells two items from one whose id looks like both', () => {
    const of = (...ids: readonly string[]) =>
      fingerprintOf(aSubscription({ items: ids.map((id) => anAddOnItem({ id })) }));
    expect(of('a', 'b')).not.toBe(of('a*1b'));
  });

  it('ignores dates and prices', () => {
    const later = aSubscription({
      nextBillingDate: aPointInTime(),
      items: [aPlanItem({ price: Money.agorot(1) })],
    });
    expect(fingerprintOf(later)).toBe(usual);
  });
});
