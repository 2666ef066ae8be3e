import { describe, expect, it } from 'vitest';
import { Money } from '@/domain/shared/Money';
import { fingerprintOf, initialSelection } from '@/domain/subscription/PlanSelection';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAddOn } from '@tests/support/builders/anAddOn';
import { anAddOnId } from '@tests/support/builders/anAddOnId';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { aPlanId } from '@tests/support/builders/aPlanId';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSavedCard } from '@tests/support/builders/aSavedCard';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { aLocalTime, aPointInTime } from '@tests/support/builders/aMoment';

const NOW = aLocalTime();

/** The initial selection in short: billing cycle, plan, add-ons with quantities, payment method, retired items. */
function start(catalog: Catalog, subscription?: Subscription) {
  const { selection, retired } = initialSelection(catalog, subscription, NOW);
  return {
    cycle: selection.cycle,
    plan: selection.plan?.id,
    addOns: selection.addOns.map(({ addOn, quantity }) => `${addOn.id} x${String(quantity)}`),
    method: selection.method,
    retired: retired.map(({ id }) => id),
  };
}

describe('initialSelection of a first subscription', () => {
  const nothing = { addOns: [], method: 'new-card', retired: [] };

  it('is monthly with the first plan in display order', () => {
    expect(start(aCatalog())).toEqual({ ...nothing, cycle: 'monthly', plan: 'basic-monthly' });
    expect(start(aCatalog({ plans: aCatalog().plans.toReversed() })).plan).toBe('basic-monthly');
  });

  it('is the plan with default_selected', () => {
    const plans = [
      ...aCatalog().plans,
      aPlan({ id: 'default', metadata: { displayOrder: 3, isDefaultSelected: true } }),
    ];
    expect(start(aCatalog({ plans })).plan).toBe('default');
  });

  it('is the plan of lowest display order among several with default_selected', () => {
    const plans = [5, 4].map((displayOrder) =>
      aPlan({ id: `default-${String(displayOrder)}`, metadata: { displayOrder, isDefaultSelected: true } }),
    );
    expect(start(aCatalog({ plans })).plan).toBe('default-4');
  });

  it('keeps a default plan of the other billing cycle for that cycle', () => {
    const plans = [aPlan(), anAnnualPlan({ metadata: { isDefaultSelected: true } })];
    expect(start(aCatalog({ plans }))).toMatchObject({ cycle: 'monthly', plan: 'basic-monthly' });
  });

  it('reads default_selected from plans only', () => {
    const addOns = [anAddOn({ metadata: { isDefaultSelected: true } })];
    expect(start(aCatalog({ addOns })).addOns).toEqual([]);
  });

  it('is annual when only annual plans exist', () => {
    expect(start(aCatalog({ plans: [anAnnualPlan()] }))).toEqual({
      ...nothing,
      cycle: 'annual',
      plan: 'basic-annual',
    });
  });

  it('is empty when there are no plans', () => {
    expect(initialSelection({ plans: [], addOns: [] }, undefined, NOW)).toEqual({
      selection: { cycle: 'monthly', plan: undefined, addOns: [], method: 'new-card' },
      retired: [],
      restored: undefined,
      differences: [],
    });
  });
});

describe('initialSelection of an existing subscription', () => {
  it('has its billing cycle, plan, add-ons and card', () => {
    const items = [aPlanItem({ id: 'pro-monthly' }), anAddOnItem({ quantity: 2 })];
    expect(start(aCatalog(), aSubscription({ items }))).toEqual({
      cycle: 'monthly',
      plan: 'pro-monthly',
      addOns: ['photos-monthly x2'],
      method: 'existing-card',
      retired: [],
    });
  });

  it('is annual for an annual subscription', () => {
    const annual = aSubscription({
      periodUnit: 'year',
      items: [aPlanItem({ id: 'basic-annual' }), anAddOnItem({ id: 'photos-annual' })],
    });
    expect(start(aCatalog(), annual)).toMatchObject({
      cycle: 'annual',
      plan: 'basic-annual',
      addOns: ['photos-annual x1'],
    });
  });

  it('has the current prices of the catalogue, not those at the time of purchase', () => {
    const old = aSubscription({ items: [aPlanItem({ price: Money.agorot(100) })] });
    expect(initialSelection(aCatalog(), old, NOW).selection.plan?.price).toEqual(Money.agorot(4900));
  });

  it('has no plan but its add-ons when the plan is no longer sold, and reports only what is not', () => {
    const items = [aPlanItem({ id: 'gone' }), anAddOnItem()];
    expect(start(aCatalog(), aSubscription({ items }))).toMatchObject({
      cycle: 'monthly',
      plan: undefined,
      addOns: ['photos-monthly x1'],
      retired: ['gone'],
    });
  });

  it('reports an add-on that is no longer sold', () => {
    const items = [aPlanItem(), anAddOnItem({ id: 'gone' }), anAddOnItem()];
    expect(start(aCatalog(), aSubscription({ items }))).toMatchObject({
      plan: 'basic-monthly',
      addOns: ['photos-monthly x1'],
      retired: ['gone'],
    });
  });

  it('treats a plan of the other billing cycle as not sold', () => {
    const odd = aSubscription({ items: [aPlanItem({ id: 'basic-annual' })] });
    expect(start(aCatalog(), odd)).toMatchObject({
      cycle: 'monthly',
      plan: undefined,
      retired: ['basic-annual'],
    });
  });

  it('is monthly without a plan for a period that is neither month nor year', () => {
    const weekly = aSubscription({ periodUnit: undefined, items: [aPlanItem()] });
    expect(start(aCatalog(), weekly)).toMatchObject({
      cycle: 'monthly',
      plan: undefined,
      retired: ['basic-monthly'],
    });
  });

  it('has the other billing cycle when its own has no plans', () => {
    const monthly = aSubscription();
    expect(start(aCatalog({ plans: [anAnnualPlan()] }), monthly)).toMatchObject({
      cycle: 'annual',
      plan: undefined,
      retired: ['basic-monthly'],
    });
    expect(start(aCatalog({ plans: [] }), aSubscription({ periodUnit: 'year' })).cycle).toBe('annual');
  });

  it('has no plan when its items contain none', () => {
    expect(start(aCatalog(), aSubscription({ items: [] }))).toMatchObject({ plan: undefined, retired: [] });
  });

  it.each([
    ['an expired card', aSavedCard({ status: 'expired' })],
    ['an expiring card', aSavedCard({ status: 'expiring' })],
  ])('has no payment method with %s', (_what, card) => {
    expect(start(aCatalog(), aSubscription({ card })).method).toBeUndefined();
  });

  it('is paid with a new card when there is no saved one, because there is nothing to choose', () => {
    expect(start(aCatalog(), aSubscription({ card: undefined })).method).toBe('new-card');
  });
});

describe('initialSelection after a subscription that has ended', () => {
  const ended = { status: 'cancelled', cancelledAt: aPointInTime('2026-03-01T00:00:00Z') };

  it('has its items in the quantity of a new subscription (C16)', () => {
    const items = [aPlanItem({ id: 'pro-monthly' }), anAddOnItem({ quantity: 2 })];
    expect(start(aCatalog(), aSubscription({ ...ended, items }))).toMatchObject({
      plan: 'pro-monthly',
      addOns: ['photos-monthly x1'],
    });
  });

  it('has the default plan when its own is no longer sold, and reports nothing as removed', () => {
    const items = [aPlanItem({ id: 'gone' }), anAddOnItem()];
    expect(start(aCatalog(), aSubscription({ ...ended, items }))).toMatchObject({
      plan: 'basic-monthly',
      addOns: [],
      retired: [],
    });
  });

  it.each([
    [
      'has the fields of a new card when the saved one cannot pay',
      aSavedCard({ status: 'expired' }),
      'new-card',
    ],
    ['is paid with the saved card when that can pay', aSavedCard(), 'existing-card'],
  ])('%s', (_rule, card, method) => {
    const subscription = aSubscription({ ...ended, card });
    const draft = aSelectionDraft({ method: undefined, fingerprint: fingerprintOf(subscription) });
    expect(start(aCatalog(), subscription).method).toBe(method);
    expect(initialSelection(aCatalog(), subscription, NOW, { draft }).selection.method).toBe(method);
  });

  it('restores a draft with the quantities of a new subscription', () => {
    const subscription = aSubscription({ ...ended, items: [aPlanItem(), anAddOnItem({ quantity: 2 })] });
    const draft = aSelectionDraft({
      cycle: 'monthly',
      planId: aPlanId('basic-monthly'),
      addOns: [{ id: anAddOnId('photos-monthly'), quantity: 2 }],
      fingerprint: fingerprintOf(subscription),
    });
    const { selection } = initialSelection(aCatalog(), subscription, NOW, { draft });
    expect(selection.addOns.map(({ quantity }) => quantity)).toEqual([1]);
  });
});

describe('initialSelection with a plan chosen on the pricing page', () => {
  const chosen = (planId: string) => ({
    planId: aPlanId(planId),
    name: 'Pro',
    cycle: 'annual' as const,
    chosenAt: NOW.now,
  });

  it.each([
    ['that plan in its cycle', 'pro-annual', 'pro-annual'],
    ['the default plan of its cycle, when it is not offered', 'gone', 'basic-annual'],
  ])('is %s', (_rule, planId, selected) => {
    const { selection } = initialSelection(aCatalog(), undefined, NOW, {
      preselected: chosen(planId),
    });
    expect([selection.cycle, selection.plan?.id]).toEqual(['annual', selected]);
  });
});

describe('initialSelection with a draft', () => {
  const draft = aSelectionDraft({
    cycle: 'annual',
    planId: aPlanId('pro-annual'),
    addOns: [{ id: anAddOnId('photos-annual'), quantity: 1 }],
    method: 'new-card',
  });

  it('restores the draft', () => {
    const { selection, restored } = initialSelection(aCatalog(), undefined, NOW, { draft });
    expect([
      selection.cycle,
      selection.plan?.id,
      selection.addOns.map(({ addOn }) => addOn.id),
      selection.method,
    ]).toEqual(['annual', 'pro-annual', ['photos-annual'], 'new-card']);
    expect(restored).toBe(draft);
  });

  it.each([
    ['nothing', {}, []],
    ['nothing, when no plan was chosen', { planId: undefined }, []],
    ['the plan is gone', { planId: aPlanId('gone') }, ['plan']],
    ['an add-on is gone', { addOns: [...draft.addOns, { id: anAddOnId('gone'), quantity: 1 }] }, ['add-ons']],
    ['the total is another one', { total: Money.agorot(1) }, ['total']],
    ['the subscription is another one', { planId: aPlanId('gone'), fingerprint: 'other' }, []],
  ])('tells what has changed since: %s', (_what, changes, differences) => {
    const initial = initialSelection(aCatalog(), undefined, NOW, {
      draft: { ...draft, ...changes },
    });
    expect(initial.differences).toEqual(differences);
  });

  it('ignores a draft without a plan whose cycle has none any more', () => {
    const catalog = aCatalog({ plans: [aPlan()] });
    const { selection, restored, differences } = initialSelection(catalog, undefined, NOW, {
      draft: { ...draft, planId: undefined, cycle: 'annual' },
    });
    expect([selection.cycle, restored, differences]).toEqual(['monthly', undefined, ['plan']]);
  });

  it('restores a draft without a plan, with its add-ons', () => {
    const withoutPlan = { ...draft, planId: undefined };
    const { selection, restored } = initialSelection(aCatalog(), undefined, NOW, {
      draft: withoutPlan,
    });
    const addOns = selection.addOns.map(({ addOn }) => addOn.id);
    expect([selection.plan, addOns, restored]).toEqual([undefined, ['photos-annual'], withoutPlan]);
  });

  it('keeps the new card that was selected instead of a usable one', () => {
    const subscription = aSubscription({ card: aSavedCard() });
    const withNewCard = aSelectionDraft({ method: 'new-card', fingerprint: fingerprintOf(subscription) });
    const { selection } = initialSelection(aCatalog(), subscription, NOW, { draft: withNewCard });
    expect(selection.method).toBe('new-card');
  });

  it.each([
    ['was made before there was a subscription', draft, aSubscription()],
    ['was made against another subscription', { ...draft, fingerprint: 'other' }, aSubscription()],
    ['has a plan that is gone', { ...draft, planId: aPlanId('gone') }, undefined],
    ['has a plan of the other cycle', { ...draft, planId: aPlanId('pro-monthly') }, undefined],
  ])('ignores the draft when it %s', (_why, given, subscription) => {
    const { selection, retired, restored } = initialSelection(aCatalog(), subscription, NOW, {
      draft: given,
    });
    expect({ selection, retired, restored, differences: [] }).toEqual(
      initialSelection(aCatalog(), subscription, NOW),
    );
  });

  it('omits an add-on that no longer exists', () => {
    const gone = { ...draft, addOns: [...draft.addOns, { id: anAddOnId('gone'), quantity: 1 }] };
    const { selection } = initialSelection(aCatalog(), undefined, NOW, { draft: gone });
    expect(selection.addOns.map(({ addOn }) => addOn.id)).toEqual(['photos-annual']);
  });

  it('omits a saved card that is no longer usable', () => {
    const subscription = aSubscription({ card: aSavedCard({ status: 'expired' }) });
    const withCard = aSelectionDraft({ method: 'existing-card', fingerprint: fingerprintOf(subscription) });
    const { selection, restored } = initialSelection(aCatalog(), subscription, NOW, {
      draft: withCard,
    });
    expect([selection.method, restored]).toEqual([undefined, withCard]);
  });

  it('still reports the items that are no longer sold', () => {
    const subscription = aSubscription({ items: [aPlanItem({ id: 'gone' })] });
    const made = aSelectionDraft({ fingerprint: fingerprintOf(subscription) });
    const { retired, restored } = initialSelection(aCatalog(), subscription, NOW, {
      draft: made,
    });
    expect([retired.map(({ id }) => id), restored]).toEqual([['gone'], made]);
  });
});
