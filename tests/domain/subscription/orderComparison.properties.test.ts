import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOrder, type ComparedItem } from '@/domain/subscription/orderComparison';
import { changesOf } from '@/domain/subscription/orderChanges';
import { lostEntitlements } from '@/domain/subscription/entitlements';
import { initialSelection, totalOf, type PlanSelection } from '@/domain/subscription/PlanSelection';
import { catalogForSale, catalogOfCycle } from '@/domain/subscription/pricing';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aLocalTime } from '@tests/support/builders/aMoment';
import { aPlan } from '@tests/support/builders/aPlan';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { assertProperty } from '../arbitraries';
import { anyCatalog } from './anyCatalog';

const NOW = aLocalTime();

interface Order {
  readonly subscription: Subscription;
  readonly selection: PlanSelection;
}

/** A subscription and an order, each to some items of one catalogue. */
const anyOrder: fc.Arbitrary<Order> = anyCatalog.chain((everything) => {
  const { catalog } = catalogForSale(everything);
  const part = fc.record({
    cycle: fc.constantFrom('monthly' as const, 'annual' as const),
    plan: fc.nat({ max: 20 }),
    addOns: fc.array(fc.nat({ max: 11 }), { maxLength: 4 }),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const selected = part.map(({ cycle, plan, addOns, quantity }): PlanSelection => {
    const offered = catalogOfCycle(catalog, cycle);
    return {
      cycle,
      plan: offered.plans[plan % Math.max(1, offered.plans.length)],
      addOns: offered.addOns
        .filter((_, index) => addOns.includes(index))
        .map((addOn) => ({ addOn, quantity })),
      method: 'existing-card',
    };
  });
  return fc.record({ subscription: selected.map(subscriptionTo), selection: selected });
});

function subscriptionTo({ cycle, plan, addOns }: PlanSelection): Subscription {
  return aSubscription({
    periodUnit: cycle === 'monthly' ? 'month' : 'year',
    items: [
      ...(plan === undefined ? [] : [{ ...plan, quantity: 1 }]),
      ...addOns.map(({ addOn, quantity }) => ({ ...addOn, quantity })),
    ],
  });
}

function idsOf(items: readonly ComparedItem[], side: 'before' | 'after'): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'cycle') return [];
    const value = item[side];
    if (value === undefined) return [];
    return ['addOn' in value ? value.addOn.id : value.id];
  });
}

const check = (property: (order: Order) => void): void => assertProperty(anyOrder, property);

describe('compareOrder for any catalogue', () => {
  it('shows each current item and each ordered item exactly once', () => {
    check(({ subscription, selection }) => {
      const { items } = compareOrder(subscription, selection);
      const ordered = [selection.plan, ...selection.addOns.map(({ addOn }) => addOn)];
      expect(idsOf(items, 'before').toSorted()).toEqual(subscription.items.map(({ id }) => id).toSorted());
      expect(idsOf(items, 'after').toSorted()).toEqual(
        ordered.flatMap((item) => (item === undefined ? [] : [item.id])).toSorted(),
      );
    });
  });

  it('says that everything is kept exactly when the order changes nothing', () => {
    check(({ subscription, selection }) => {
      const { items } = compareOrder(subscription, selection);
      const changes = changesOf(selection, subscription, NOW);
      const isKept = items.every(({ before, after, change }) => change === 'kept' || (!before && !after));
      fc.pre(selection.plan !== undefined);
      expect(isKept).toBe(changes.length === 0);
    });
  });

  it('marks every item of the initial selection as kept, if all items are for sale', () => {
    assertProperty(anyCatalog, (everything) => {
      const { catalog } = catalogForSale(everything);
      const { selection } = initialSelection(catalog, undefined, NOW);
      fc.pre(selection.plan !== undefined);
      const { items, difference } = compareOrder(subscriptionTo(selection), selection);
      expect(new Set(items.map(({ change }) => change))).toEqual(new Set(['kept']));
      expect(difference).toMatchObject({ direction: 'same', perYear: { minor: 0 } });
    });
  });

  it('has a difference that, added to the current total, is the total of the order', () => {
    check(({ subscription, selection }) => {
      const { totalBefore, difference } = compareOrder(subscription, selection);
      fc.pre(totalBefore !== undefined && difference?.perMonth !== undefined);
      const sign = difference.direction === 'less' ? -1 : 1;
      const after = totalBefore.plus(difference.perMonth.times(sign));
      expect(after.equals(totalOf(selection))).toBe(true);
      expect(difference.perYear.equals(difference.perMonth.times(12))).toBe(true);
    });
  });

  it('gives a difference by the month only when both are monthly', () => {
    check(({ subscription, selection }) => {
      const { difference, cycleBefore } = compareOrder(subscription, selection);
      fc.pre(difference !== undefined);
      const isMonthly = cycleBefore === 'monthly' && selection.cycle === 'monthly';
      expect(difference.perMonth !== undefined).toBe(isMonthly);
    });
  });
});

const anyFeatures = fc.uniqueArray(
  fc.record({
    featureId: fc.constantFrom('photos', 'areas', 'report', 'support', 'everything-in-basic'),
    value: fc.constantFrom('true', 'false', '1', '10', '40', 'unlimited', 'gold'),
  }),
  { selector: ({ featureId }) => featureId },
);

const anyPlanWithFeatures = (id: string) =>
  anyFeatures.map((features) =>
    aPlan({
      id,
      name: id,
      entitlements: features.map((feature) => ({
        ...feature,
        featureName: feature.featureId,
        type: 'switch',
        displayName: undefined,
      })),
    }),
  );

describe('lostEntitlements for any plans', () => {
  it('are features of the old plan, each once, and none is lost in both directions', () => {
    const plans = fc.tuple(...['basic', 'pro', 'top'].map(anyPlanWithFeatures));
    assertProperty(plans, ([basic, pro, top]) => {
      fc.pre(basic !== undefined && pro !== undefined && top !== undefined);
      const all = [basic, pro, top];
      const lost = lostEntitlements(pro, top, all).map(({ before }) => before.featureId);
      const gained = lostEntitlements(top, pro, all).map(({ before }) => before.featureId);
      const had = new Set([...pro.entitlements, ...basic.entitlements].map(({ featureId }) => featureId));
      expect(new Set(lost).size).toBe(lost.length);
      expect(lost.filter((id) => !had.has(id) || gained.includes(id))).toEqual([]);
    });
  });
});
