import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { defined } from '@tests/support/builders/defined';
import {
  catalogForSale,
  catalogOfCycle,
  inDisplayOrder,
  monthlyPriceOf,
  totalPrice,
} from '@/domain/subscription/pricing';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';

const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id);
const dollars = (minor: number): Money => defined(Money.parse(minor, 'USD'));

describe('monthlyPriceOf', () => {
  it.each([
    [80_600, 6717],
    [146_600, 12_217],
    [277_400, 23_117],
    [29_000, 2417],
    [45_000, 3750],
    [6, 1],
    [18, 2],
    [5, 0],
    [0, 0],
  ])('%i agorot a year are %i a month, rounded half up', (year, month) => {
    expect(monthlyPriceOf(anAnnualPlan({ price: Money.agorot(year) }))).toEqual(Money.agorot(month));
  });

  it('keeps the currency', () => {
    expect(monthlyPriceOf(anAnnualPlan({ price: dollars(1200) }))).toEqual(dollars(100));
  });
});

describe('inDisplayOrder', () => {
  it('sorts plans by display_order', () => {
    const plans = [3, 1, 2].map((displayOrder) =>
      aPlan({ id: `p${String(displayOrder)}`, metadata: { displayOrder } }),
    );
    expect(ids(inDisplayOrder(plans))).toEqual(['p1', 'p2', 'p3']);
  });

  it('gives a plan without an order the order 999', () => {
    const plans = [
      aPlan({ id: 'late', metadata: { displayOrder: 1000 } }),
      aPlan({ id: 'without' }),
      aPlan({ id: 'early', metadata: { displayOrder: 998 } }),
    ];
    expect(ids(inDisplayOrder(plans))).toEqual(['early', 'without', 'late']);
  });

  it('sorts equal plans by price, then by name, then keeps the order of the server', () => {
    const plans = [
      aPlan({ id: 'dear', price: Money.agorot(900) }),
      aPlan({ id: 'second', name: 'Same', price: Money.agorot(500) }),
      aPlan({ id: 'third', name: 'Same', price: Money.agorot(500) }),
      aPlan({ id: 'first', name: 'Alike', price: Money.agorot(500) }),
    ];
    expect(ids(inDisplayOrder(plans))).toEqual(['first', 'second', 'third', 'dear']);
  });

  it('does not change the given list', () => {
    const plans = [
      aPlan({ id: 'b', metadata: { displayOrder: 2 } }),
      aPlan({ id: 'a', metadata: { displayOrder: 1 } }),
    ];
    inDisplayOrder(plans);
    expect(ids(plans)).toEqual(['b', 'a']);
  });
});

describe('catalogOfCycle', () => {
  it('monthly contains only monthly plans', () => {
    const { plans, addOns } = catalogOfCycle(aCatalog(), 'monthly');
    expect([ids(plans), ids(addOns)]).toEqual([
      ['basic-monthly', 'pro-monthly'],
      ['photos-monthly', 'promotion-monthly'],
    ]);
  });

  it('annual contains only annual plans', () => {
    const { plans, addOns } = catalogOfCycle(aCatalog(), 'annual');
    expect([ids(plans), ids(addOns)]).toEqual([['basic-annual', 'pro-annual'], ['photos-annual']]);
  });

  it('contains nothing that is no longer sold', () => {
    const catalog = { plans: [aPlan({ status: 'archived' })], addOns: [anAddOn({ status: 'inactive' })] };
    expect(catalogOfCycle(catalog, 'monthly')).toEqual({ plans: [], addOns: [] });
  });
});

describe('catalogForSale', () => {
  it('contains everything that can be bought', () => {
    expect(catalogForSale(aCatalog())).toEqual({ catalog: aCatalog(), hidesOtherCurrencies: false });
  });

  it.each([
    ['is retired', { status: 'archived' }],
    ['is paid by the week', { periodUnit: undefined }],
    ['is paid every third month', { period: 3 }],
  ])('contains nothing that %s', (_why, overrides) => {
    const catalog = { plans: [aPlan(overrides), anAnnualPlan()], addOns: [anAddOn(overrides)] };
    expect(catalogForSale(catalog)).toEqual({
      catalog: { plans: [anAnnualPlan()], addOns: [] },
      hidesOtherCurrencies: false,
    });
  });

  it('contains free plans', () => {
    const catalog = { plans: [aPlan({ price: Money.agorot(0) })], addOns: [] };
    expect(catalogForSale(catalog).catalog).toEqual(catalog);
  });

  it('has one currency, that of most plans, and reports that others are hidden', () => {
    const inDollars = aPlan({ id: 'usd', price: dollars(1000) });
    const extra = anAddOn({ id: 'usd-addon', price: dollars(100) });
    const mixed = { plans: [inDollars, aPlan(), anAnnualPlan()], addOns: [extra, anAddOn()] };
    expect(catalogForSale(mixed)).toEqual({
      catalog: { plans: [aPlan(), anAnnualPlan()], addOns: [anAddOn()] },
      hidesOtherCurrencies: true,
    });
  });

  it('has the currency listed first when two have equally many plans', () => {
    const plans = [aPlan({ id: 'usd', price: dollars(1000) }), aPlan()];
    expect(ids(catalogForSale({ plans, addOns: [] }).catalog.plans)).toEqual(['usd']);
    expect(ids(catalogForSale({ plans: plans.toReversed(), addOns: [] }).catalog.plans)).toEqual([
      'basic-monthly',
    ]);
  });

  it('hides and reports a single add-on in another currency', () => {
    const { catalog, hidesOtherCurrencies } = catalogForSale({
      plans: [aPlan()],
      addOns: [anAddOn({ price: dollars(100) })],
    });
    expect([catalog.addOns, hidesOtherCurrencies]).toEqual([[], true]);
  });

  it('is empty without plans, and hides nothing', () => {
    expect(catalogForSale({ plans: [], addOns: [anAddOn()] })).toEqual({
      catalog: { plans: [], addOns: [] },
      hidesOtherCurrencies: false,
    });
  });
});

describe('totalPrice', () => {
  const line = (minor: number, quantity = 1) => ({ price: Money.agorot(minor), quantity });

  it('is the sum of price times quantity', () => {
    expect(totalPrice([line(4900), line(1000, 2), line(250, 3)])).toEqual(Money.agorot(4900 + 2000 + 750));
  });

  it('is zero without items', () => {
    expect(totalPrice([])).toEqual(Money.zero());
  });

  it('has the currency of the first item, and never adds another currency', () => {
    expect(totalPrice([{ price: dollars(100), quantity: 2 }, line(4900)])).toEqual(dollars(200));
  });
});
