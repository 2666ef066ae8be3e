import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { retiredPlanOf } from '@/domain/subscription/retiredPlan';
import { changesOf } from '@/domain/subscription/orderChanges';
import { choosePlan, fingerprintOf, initialSelection, totalOf } from '@/domain/subscription/PlanSelection';
import { plansOfCycle } from '@/domain/subscription/pricing';
import { selectionOf, placedOrderOf } from '@/domain/subscription/PlacedOrder';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aLocalTime, aMoment, aPointInTime } from '@tests/support/builders/aMoment';
import { anOrderKey } from '@tests/support/builders/anOrderKey';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { defined } from '@tests/support/builders/defined';

const NOW = aLocalTime();

const STARTER = aPlanItem({ id: 'starter', name: 'Starter', price: Money.agorot(5900) });
const SUBSCRIPTION = aSubscription({ items: [STARTER] });

describe('the retired plan of a subscription', () => {
  it('has the price of the subscription', () => {
    const retiredPlan = retiredPlanOf(SUBSCRIPTION, aCatalog(), NOW);
    expect(retiredPlan).toMatchObject({
      type: 'plan',
      id: 'starter',
      name: 'Starter',
      price: Money.agorot(5900),
      periodUnit: 'month',
    });
  });

  it('has no features, comes last and is neither popular nor preselected', () => {
    const retiredPlan = retiredPlanOf(SUBSCRIPTION, aCatalog(), NOW);
    expect(retiredPlan?.entitlements).toEqual([]);
    expect(retiredPlan?.metadata).toEqual({ displayOrder: 999, isPopular: false, isDefaultSelected: false });
  });

  it('is undefined when a plan of the catalogue has another currency', () => {
    const dollars = aPlan({ id: 'dollars', price: defined(Money.parse(4900, 'USD')) });
    const catalog = aCatalog({ plans: [...aCatalog().plans, dollars] });
    expect(retiredPlanOf(SUBSCRIPTION, catalog, NOW)).toBeUndefined();
  });

  it.each([
    ['is still sold', aSubscription({ items: [aPlanItem({ id: 'basic-monthly' })] })],
    ['has no known price', aSubscription({ items: [aPlanItem({ id: 'starter', price: undefined })] })],
    [
      'has a price in another currency',
      aSubscription({ items: [aPlanItem({ id: 'starter', price: defined(Money.parse(5900, 'USD')) })] }),
    ],
    [
      'belongs to a subscription that has ended',
      aSubscription({ items: [STARTER], cancelledAt: aPointInTime('2020-01-01T00:00:00Z') }),
    ],
    [
      'has a period that the wizard does not know',
      aSubscription({ items: [STARTER], periodUnit: undefined }),
    ],
    ['does not exist', aSubscription({ items: [] })],
  ])('is undefined when the plan %s', (_case, subscription) => {
    expect(retiredPlanOf(subscription, aCatalog(), NOW)).toBeUndefined();
  });
});

describe('a selection with a retired plan', () => {
  const retiredPlan = defined(retiredPlanOf(SUBSCRIPTION, aCatalog(), NOW));
  const catalog = { ...aCatalog(), retiredPlan };

  it('starts with it, changes nothing and retires nothing', () => {
    const { selection, retired } = initialSelection(catalog, SUBSCRIPTION, NOW);
    expect(selection.plan).toEqual(retiredPlan);
    expect(totalOf(selection)).toEqual(Money.agorot(5900));
    expect(retired).toEqual([]);
    expect(changesOf(selection, SUBSCRIPTION, NOW)).toEqual([]);
  });

  it('is restored from a draft, and from a placed order', () => {
    const draft = aSelectionDraft({ planId: retiredPlan.id, fingerprint: fingerprintOf(SUBSCRIPTION) });
    const { selection, restored } = initialSelection(catalog, SUBSCRIPTION, NOW, { draft });
    expect([selection.plan, restored]).toEqual([retiredPlan, draft]);
    const order = placedOrderOf(
      'update',
      { ...selection, plan: retiredPlan },
      SUBSCRIPTION,
      anOrderKey(),
      aMoment(),
    );
    expect(selectionOf(order, catalog)?.plan).toEqual(retiredPlan);
  });

  it('can be chosen again after another plan, in its own cycle only', () => {
    const { selection } = initialSelection(catalog, SUBSCRIPTION, NOW);
    const other = choosePlan(selection, defined(catalog.plans[0]));
    expect(other.plan).not.toEqual(retiredPlan);
    expect(choosePlan(other, retiredPlan).plan).toEqual(retiredPlan);
    expect(plansOfCycle(catalog, 'monthly')[0]).toEqual(retiredPlan);
    expect(plansOfCycle(catalog, 'annual')).not.toContain(retiredPlan);
  });
});
