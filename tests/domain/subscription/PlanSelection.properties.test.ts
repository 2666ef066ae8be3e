import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BILLING_CYCLES, type BillingCycle } from '@/domain/subscription/billingCycle';
import { cycleOf, type AddOn, type Catalog, type Plan } from '@/domain/subscription/Plan';
import {
  changeCycle,
  choosePlan,
  initialSelection,
  payableSelection,
  toggleAddOn,
  totalOf,
  type PlanSelection,
} from '@/domain/subscription/PlanSelection';
import { catalogForSale } from '@/domain/subscription/pricing';
import type { Subscription } from '@/domain/subscription/Subscription';
import { aLocalTime, aMoment } from '@tests/support/builders/aMoment';
import { anAddOnItem } from '@tests/support/builders/anAddOnItem';
import { aPlanItem } from '@tests/support/builders/aPlanItem';
import { aSelectionDraft } from '@tests/support/builders/aSelectionDraft';
import { aSubscription } from '@tests/support/builders/aSubscription';
import { assertProperty, SEEDED_RUNS } from '../arbitraries';
import { anyCatalog } from './anyCatalog';

const NOW = aLocalTime();

/** The expected selection as plain ids. */
interface Model {
  cycle: BillingCycle;
  planId: string | undefined;
  addOnIds: Set<string>;
}

interface World {
  readonly catalog: Catalog;
  readonly subscription: Subscription | undefined;
  selection: PlanSelection;
}

type Step = fc.Command<Model, World>;

/** Checks the invariants of the selection after a step. */
function expectInvariants({ cycle, planId, addOnIds }: Model, { selection }: World): void {
  const { plan, addOns } = selection;
  expect(selection.cycle).toBe(cycle);
  expect(plan?.id).toBe(planId);
  expect(new Set(addOns.map(({ addOn }) => addOn.id))).toEqual(addOnIds);
  expect(addOns.length).toBe(addOnIds.size);
  const items = [plan, ...addOns.map(({ addOn }) => addOn)].filter((item) => item !== undefined);
  expect(items.every((item) => cycleOf(item) === cycle)).toBe(true);
  const sum = addOns.reduce(
    (total, { addOn, quantity }) => total + addOn.price.minor * quantity,
    plan?.price.minor ?? 0,
  );
  expect(totalOf(selection).minor).toBe(sum);
  expect(payableSelection(selection).ok).toBe(plan !== undefined && selection.method !== undefined);
}

/** With a subscription, the plan has the name of the one before, is the current one, or is none (decision C66). */
function expectPlanOfSubscription({ subscription, selection }: World, before: Plan | undefined): void {
  const after = selection.plan;
  const isSame =
    after?.name.trim().toLowerCase() === before?.name.trim().toLowerCase() ||
    after?.externalName === before?.externalName;
  const isOwn = subscription?.items.some(({ id }) => id === after?.id);
  expect(subscription === undefined || after === undefined || isSame || isOwn).toBe(true);
}

/** Picks by index from the whole catalogue, including plans and add-ons of the other billing cycle. */
function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(items.length, 1)];
}

class ChoosePlan implements Step {
  constructor(private readonly number: number) {}
  readonly check = () => true;
  run(model: Model, world: World): void {
    const plan: Plan | undefined = pick(world.catalog.plans, this.number);
    if (plan === undefined) return;
    world.selection = choosePlan(world.selection, plan);
    if (cycleOf(plan) === model.cycle && plan.id !== model.planId) {
      model.planId = plan.id;
      model.addOnIds = new Set();
    }
    expectInvariants(model, world);
  }
  readonly toString = () => `choose plan ${String(this.number)}`;
}

class ToggleAddOn implements Step {
  constructor(private readonly number: number) {}
  readonly check = () => true;
  run(model: Model, world: World): void {
    const addOn: AddOn | undefined = pick(world.catalog.addOns, this.number);
    if (addOn === undefined) return;
    world.selection = toggleAddOn(world.selection, addOn, world.subscription);
    if (cycleOf(addOn) === model.cycle && !model.addOnIds.delete(addOn.id)) model.addOnIds.add(addOn.id);
    expectInvariants(model, world);
  }
  readonly toString = () => `toggle add-on ${String(this.number)}`;
}

class ChangeCycle implements Step {
  constructor(private readonly cycle: BillingCycle) {}
  readonly check = () => true;
  run(model: Model, world: World): void {
    const before = world.selection;
    world.selection = changeCycle(before, this.cycle, world.catalog, world.subscription);
    if (this.cycle !== model.cycle) {
      expectPlanOfSubscription(world, before.plan);
      model.cycle = this.cycle;
      model.planId = world.selection.plan?.id;
      model.addOnIds = new Set();
    }
    expectInvariants(model, world);
  }
  readonly toString = () => `change to ${this.cycle}`;
}

class ChooseMethod implements Step {
  readonly check = () => true;
  run(model: Model, world: World): void {
    world.selection = { ...world.selection, method: 'new-card' };
    expectInvariants(model, world);
  }
  readonly toString = () => 'choose a new card';
}

const steps = fc.commands<Model, World>(
  [
    fc.nat({ max: 20 }).map((number) => new ChoosePlan(number)),
    fc.nat({ max: 20 }).map((number) => new ToggleAddOn(number)),
    fc.nat({ max: 20 }).map((number) => new ToggleAddOn(number)),
    fc.constantFrom(...BILLING_CYCLES).map((cycle) => new ChangeCycle(cycle)),
    fc.constant(new ChooseMethod()),
  ],
  { maxCommands: 100, size: 'max' },
);

const forSale = anyCatalog.map((catalog) => catalogForSale(catalog).catalog);

/** A catalogue with a subscription to some of its plans, to none, or to plans that no longer exist. */
const world = fc
  .record({
    catalog: forSale,
    number: fc.nat(),
    quantity: fc.integer({ min: 1, max: 5 }),
    exists: fc.boolean(),
  })
  .map(({ catalog, number, quantity, exists }) => {
    const plan = pick(catalog.plans, number);
    const addOn = pick(catalog.addOns, number);
    const items = [aPlanItem(plan && { id: plan.id }), anAddOnItem(addOn && { id: addOn.id, quantity })];
    return {
      catalog,
      subscription: exists ? aSubscription({ items, periodUnit: plan?.periodUnit }) : undefined,
    };
  });

describe('a selection, after any input', () => {
  it('satisfies its invariants after any steps in any order', () => {
    fc.assert(
      fc.property(world, steps, ({ catalog, subscription }, given) => {
        const { selection } = initialSelection(catalog, subscription, NOW);
        const addOnIds = new Set<string>(selection.addOns.map(({ addOn }) => addOn.id));
        const model: Model = { cycle: selection.cycle, planId: selection.plan?.id, addOnIds };
        const real: World = { catalog, subscription, selection };
        expectInvariants(model, real);
        fc.modelRun(() => ({ model, real }), given);
      }),
      { ...SEEDED_RUNS, numRuns: 60 },
    );
  });

  it('is unchanged after toggling an add-on twice, including quantities', () => {
    assertProperty(world, fc.nat(), ({ catalog, subscription }, number) => {
      const { selection } = initialSelection(catalog, subscription, NOW);
      const addOn = pick(catalog.addOns, number);
      fc.pre(addOn !== undefined);
      const twice = toggleAddOn(toggleAddOn(selection, addOn, subscription), addOn, subscription);
      const byId = (a: { addOn: AddOn }, b: { addOn: AddOn }) => a.addOn.id.localeCompare(b.addOn.id);
      expect(twice.addOns.toSorted(byId)).toEqual(selection.addOns.toSorted(byId));
      expect(totalOf(twice)).toEqual(totalOf(selection));
    });
  });

  it('starts within the catalogue, and contains or reports every item of the subscription', () => {
    assertProperty(world, ({ catalog, subscription }) => {
      const { selection, retired } = initialSelection(catalog, subscription, NOW);
      expect([...catalog.plans, undefined]).toContain(selection.plan);
      const kept = [selection.plan?.id, ...selection.addOns.map(({ addOn }) => addOn.id)];
      const items = subscription?.items ?? [];
      expect(items.every(({ id }) => kept.includes(id) !== retired.some((item) => item.id === id))).toBe(
        true,
      );
    });
  });

  it('is valid or undefined when it is restored from any draft', () => {
    const anyDraft = fc
      .record({
        fingerprint: fc.constantFrom('none', 'other'),
        savedAt: fc.integer(),
        cycle: fc.constantFrom(...BILLING_CYCLES),
      })
      .map(({ savedAt, ...draft }) =>
        aSelectionDraft({ ...draft, savedAt: aMoment(new Date(aMoment() + savedAt).toISOString()) }),
      );
    assertProperty(forSale, anyDraft, (catalog, draft) => {
      const { selection } = initialSelection(catalog, undefined, NOW, { draft });
      const items = [selection.plan, ...selection.addOns.map(({ addOn }) => addOn)];
      expect(items.every((item) => item === undefined || cycleOf(item) === selection.cycle)).toBe(true);
    });
  });
});
