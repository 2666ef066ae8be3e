import { describe, expect, it } from 'vitest';
import type { Catalog, Plan } from '@/domain/subscription/Plan';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAnnualPlan, aPlan } from '@tests/support/builders/aPlan';
import { statesOf } from '@tests/support/statesOf';

const NO_CODE = async (): Promise<never> => Promise.reject(new Error('The code failed to load.'));

function aPricing(catalog: Catalog, execute?: (plan: Plan) => Promise<void>) {
  const answer = Promise.resolve(catalog);
  const preselected: string[] = [];
  let requests = 0;
  const viewModel = new PricingViewModel({
    listPublicPlans: {
      execute: async () => {
        requests += 1;
        return answer;
      },
    },
    preselectPlan: { execute: execute ?? (async ({ id }) => void preselected.push(id)) },
  });
  const start = async () => {
    viewModel.start();
    await answer;
    await Promise.resolve();
  };
  return { viewModel, start, preselected, requests: () => requests, states: statesOf(viewModel) };
}

describe('the pricing page', () => {
  it('loads the plans, then shows monthly prices', async () => {
    const catalog = aCatalog();
    const { states, start } = aPricing(catalog);
    await start();
    expect(states).toEqual([
      { kind: 'loading' },
      { kind: 'priced', catalog, cycle: 'monthly', wasChanged: false },
    ]);
  });

  it('has no plans when nothing is sold, or when they failed to load', async () => {
    const { states, start } = aPricing({ plans: [], addOns: aCatalog().addOns });
    await start();
    expect(states).toEqual([{ kind: 'loading' }, { kind: 'unpriced' }]);
  });

  it('sends no request when only owners may see the prices', async () => {
    const viewModel = new PricingViewModel(undefined);
    const states = statesOf(viewModel);
    viewModel.start();
    await Promise.resolve();
    await Promise.resolve();
    expect(states).toEqual([{ kind: 'unpriced' }]);
  });

  it('changes the billing cycle once there are prices', async () => {
    const { viewModel, start } = aPricing(aCatalog());
    viewModel.changeCycle('annual');
    expect(viewModel.state).toEqual({ kind: 'loading' });
    await start();
    expect(viewModel.state).toMatchObject({ cycle: 'monthly', wasChanged: false });
    viewModel.changeCycle('annual');
    expect(viewModel.state).toMatchObject({ cycle: 'annual', wasChanged: true });
  });

  it('preselects nothing when only owners may see the prices', async () => {
    await expect(new PricingViewModel(undefined).preselect(aPlan())).resolves.toBeUndefined();
  });

  it('ignores plans that arrive after it was left', async () => {
    const { viewModel, start } = aPricing(aCatalog());
    const started = start();
    viewModel.dispose();
    await started;
    expect(viewModel.state).toEqual({ kind: 'loading' });
  });

  it('keeps its prices when it is shown again', async () => {
    const { viewModel, start, requests } = aPricing(aCatalog());
    await start();
    viewModel.changeCycle('annual');
    const { state } = viewModel;
    await start();
    expect(viewModel.state).toBe(state);
    expect(requests()).toBe(1);
  });

  it('starts with annual prices when no plan is sold monthly', async () => {
    const { viewModel, start } = aPricing({ plans: [anAnnualPlan()], addOns: [] });
    await start();
    expect(viewModel.state).toMatchObject({ cycle: 'annual' });
  });

  it('loads the plans again when it is shown again before they arrived', async () => {
    const { viewModel, start, states } = aPricing(aCatalog());
    viewModel.start();
    viewModel.dispose();
    await Promise.resolve();
    await Promise.resolve();
    expect(viewModel.state).toEqual({ kind: 'loading' });
    await start();
    await start();
    expect(states).toHaveLength(2);
  });

  it('preselects a plan, and lets the visitor go on when that fails', async () => {
    const { viewModel, preselected } = aPricing(aCatalog());
    await viewModel.preselect(aPlan());
    expect(preselected).toEqual(['basic-monthly']);
    const failing = aPricing(aCatalog(), NO_CODE);
    expect(await failing.viewModel.preselect(aPlan())).toBeUndefined();
  });
});
