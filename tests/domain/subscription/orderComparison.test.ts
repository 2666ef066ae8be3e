import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { compareOrder, type ComparedItem } from '@/domain/subscription/orderComparison';
import type { PlanSelection } from '@/domain/subscription/PlanSelection';
import type { Subscription } from '@/domain/subscription/Subscription';
import { anAddOn, anAnnualAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlan, anAnnualPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelection } from '@tests/support/builders/aSelection';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';

const PRO = aPlan({ id: 'pro', name: 'Pro', price: Money.agorot(9900) });
const PHOTOS = anAddOn();
const dollars = (minor: number): Money => defined(Money.parse(minor, 'USD'));

function compare(subscription: Partial<Subscription>, selection: Partial<PlanSelection>) {
  return compareOrder(aSubscription(subscription), aSelection(selection));
}

const changeTextOf = (item: ComparedItem): string => `${item.kind} ${item.change}`;

describe('the items of the comparison', () => {
  it.each<[string, Partial<Subscription>, Partial<PlanSelection>, readonly string[]]>([
    ['the same plan and cycle', {}, {}, ['plan kept', 'cycle kept']],
    ['another plan', {}, { plan: PRO }, ['plan changed', 'cycle kept']],
    [
      'another plan at the same price',
      {},
      { plan: aPlan({ id: 'other', name: 'Other' }) },
      ['plan changed', 'cycle kept'],
    ],
    ['no plan, as before', { items: [] }, { plan: undefined }, ['plan kept', 'cycle kept']],
    [
      'the same plan at another price',
      { items: [aPlanItem({ price: Money.agorot(3900) })] },
      {},
      ['plan changed', 'cycle kept'],
    ],
    [
      'the same plan whose price is unknown today',
      { items: [aPlanItem({ price: undefined })] },
      {},
      ['plan kept', 'cycle kept'],
    ],
    ['a plan where there was none', { items: [] }, {}, ['plan added', 'cycle kept']],
    ['no plan in this cycle', {}, { plan: undefined }, ['plan removed', 'cycle kept']],
    ['an unknown cycle of today', { periodUnit: undefined }, {}, ['plan kept', 'cycle added']],
    [
      'an add-on that is new, and one that is gone, before what is kept',
      { items: [aPlanItem(), anAddOnItem(), anAddOnItem({ id: 'old', name: 'Banner' })] },
      {
        addOns: [
          { addOn: PHOTOS, quantity: 1 },
          { addOn: anAddOn({ id: 'new', name: 'New' }), quantity: 1 },
        ],
      },
      ['plan kept', 'add-on added', 'add-on removed', 'cycle kept', 'add-on kept'],
    ],
    [
      'another quantity',
      { items: [aPlanItem(), anAddOnItem({ quantity: 2 })] },
      { addOns: [{ addOn: PHOTOS, quantity: 1 }] },
      ['plan kept', 'add-on changed', 'cycle kept'],
    ],
    [
      'an add-on that the subscription has twice',
      { items: [aPlanItem(), anAddOnItem(), anAddOnItem()] },
      { addOns: [{ addOn: PHOTOS, quantity: 1 }] },
      ['plan kept', 'add-on removed', 'cycle kept', 'add-on kept'],
    ],
    [
      'two add-ons that stay',
      { items: [aPlanItem(), anAddOnItem(), anAddOnItem({ id: 'promotion', name: 'Promotion' })] },
      {
        addOns: [
          { addOn: PHOTOS, quantity: 1 },
          { addOn: anAddOn({ id: 'promotion', name: 'Promotion' }), quantity: 1 },
        ],
      },
      ['plan kept', 'cycle kept', 'add-on kept', 'add-on kept'],
    ],
    [
      'the annual counterparts of two add-ons',
      { items: [aPlanItem(), anAddOnItem(), anAddOnItem({ id: 'promotion', name: 'Promotion' })] },
      {
        cycle: 'annual',
        plan: anAnnualPlan(),
        addOns: [
          { addOn: anAnnualAddOn(), quantity: 1 },
          { addOn: anAnnualAddOn({ id: 'promotion-annual', name: 'Promotion' }), quantity: 1 },
        ],
      },
      ['plan changed', 'cycle changed', 'add-on changed', 'add-on changed'],
    ],
    [
      'the annual counterpart of an add-on at the same price',
      { items: [aPlanItem(), anAddOnItem()] },
      {
        cycle: 'annual',
        plan: anAnnualPlan(),
        addOns: [{ addOn: anAnnualAddOn({ price: Money.agorot(1000) }), quantity: 1 }],
      },
      ['plan changed', 'cycle changed', 'add-on changed'],
    ],
    [
      'the annual counterpart of an add-on by its external name, which the subscription shows',
      { items: [aPlanItem(), anAddOnItem({ name: 'Photo day' })] },
      {
        cycle: 'annual',
        plan: anAnnualPlan(),
        addOns: [{ addOn: anAnnualAddOn({ name: 'photos', externalName: 'Photo  Day' }), quantity: 1 }],
      },
      ['plan changed', 'cycle changed', 'add-on changed'],
    ],
    [
      'one annual counterpart of two add-ons with the same name',
      { items: [aPlanItem(), anAddOnItem(), anAddOnItem({ id: 'photos-again' })] },
      { cycle: 'annual', plan: anAnnualPlan(), addOns: [{ addOn: anAnnualAddOn(), quantity: 1 }] },
      ['plan changed', 'cycle changed', 'add-on changed', 'add-on removed'],
    ],
    [
      'no counterparts among add-ons without a name',
      { items: [aPlanItem(), anAddOnItem({ name: '' })] },
      {
        cycle: 'annual',
        plan: anAnnualPlan(),
        addOns: [{ addOn: anAnnualAddOn({ name: '' }), quantity: 1 }],
      },
      ['plan changed', 'cycle changed', 'add-on added', 'add-on removed'],
    ],
    [
      'the annual counterparts of plan and add-on',
      { items: [aPlanItem(), anAddOnItem()] },
      { cycle: 'annual', plan: anAnnualPlan(), addOns: [{ addOn: anAnnualAddOn(), quantity: 1 }] },
      ['plan changed', 'cycle changed', 'add-on changed'],
    ],
  ])('are %s', (_what, subscription, selection, items) => {
    expect(compare(subscription, selection).items.map(changeTextOf)).toEqual(items);
  });
});

describe('the difference in price', () => {
  it.each<[string, Partial<Subscription>, Partial<PlanSelection>, unknown]>([
    ['none', {}, {}, ['same', 0, 0]],
    ['more', {}, { plan: PRO }, ['more', 5000, 60_000]],
    ['less', { items: [aPlanItem(), anAddOnItem({ quantity: 2 })] }, {}, ['less', 2000, 24_000]],
    [
      'only by the year when the cycle becomes annual',
      {},
      { cycle: 'annual', plan: anAnnualPlan() },
      ['less', undefined, 4900 * 12 - 49_000],
    ],
    [
      'only by the year when the cycle becomes monthly',
      { periodUnit: 'year', items: [aPlanItem({ price: Money.agorot(49_000) })] },
      {},
      ['more', undefined, 4900 * 12 - 49_000],
    ],
    [
      'only by the year between annual plans',
      { periodUnit: 'year', items: [aPlanItem({ price: Money.agorot(40_000) })] },
      { cycle: 'annual', plan: anAnnualPlan() },
      ['more', undefined, 9000],
    ],
    ['unknown with an unknown price', { items: [aPlanItem({ price: undefined })] }, {}, undefined],
    ['unknown without items', { items: [] }, {}, undefined],
    ['unknown with an unknown cycle', { periodUnit: undefined }, {}, undefined],
    ['unknown in another currency', { items: [aPlanItem({ price: dollars(4900) })] }, {}, undefined],
    [
      'unknown with two currencies',
      { items: [aPlanItem(), anAddOnItem({ price: dollars(1000) })] },
      {},
      undefined,
    ],
  ])('is %s', (_what, subscription, selection, expected) => {
    const { difference } = compare(subscription, selection);
    expect(
      difference && [difference.direction, difference.perMonth?.minor, difference.perYear.minor],
    ).toEqual(expected);
  });

  it('is not known where a plan stays that the subscription has twice', () => {
    const twice = { items: [aPlanItem({ quantity: 2 })] };
    expect(compare(twice, {}).difference).toBeUndefined();
    expect(compare(twice, { plan: PRO }).difference).toMatchObject({ direction: 'more' });
  });
});
