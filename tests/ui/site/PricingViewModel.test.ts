import { describe, expect, it } from 'vitest';
import type { Catalog } from '@/domain/subscription/Plan';
import { PricingViewModel } from '@/ui/site/pricing/PricingViewModel';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { anAnnualPlan } from '@tests/support/builders/aPlan';
import { statesOf } from '@tests/support/statesOf';

function aPricing(catalog: Catalog) {
  const answer = Promise.resolve(catalog);
  const viewModel = new PricingViewModel({ execute: async () => answer });
  const start = async () => {
    viewModel.start();
    await answer;
    await Promise.resolve();
  };
  return { viewModel, start, states: statesOf(viewModel) };
}

describe('the pricing page', () => {
  it('is shown without plans until they have loaded, then with monthly prices', async () => {
    const catalog = aCatalog();
    const { states, start } = aPricing(catalog);
    await start();
    expect(states).toEqual([{ kind: 'bare' }, { kind: 'priced', plans: catalog.plans, cycle: 'monthly' }]);
  });

  it('stays without plans when the catalogue is empty', async () => {
    const { states, start } = aPricing({ plans: [], addOns: [] });
    await start();
    expect(states).toEqual([{ kind: 'bare' }]);
  });

  it('sends no request when only owners may see the prices', async () => {
    const viewModel = new PricingViewModel(undefined);
    const states = statesOf(viewModel);
    viewModel.start();
    await Promise.resolve();
    await Promise.resolve();
    expect(states).toEqual([{ kind: 'bare' }]);
  });

  it('changes the billing cycle', async () => {
    const { viewModel, start } = aPricing(aCatalog());
    viewModel.changeCycle('annual');
    await start();
    viewModel.changeCycle('annual');
    expect(viewModel.state).toMatchObject({ kind: 'priced', cycle: 'annual' });
  });

  it('starts with annual prices when no plan is sold monthly', async () => {
    const { viewModel, start } = aPricing({ plans: [anAnnualPlan()], addOns: [] });
    await start();
    expect(viewModel.state).toMatchObject({ cycle: 'annual' });
  });

  it('loads the plans again when it is shown again without plans', async () => {
    const { viewModel, start, states } = aPricing(aCatalog());
    viewModel.start();
    viewModel.dispose();
    await Promise.resolve();
    await Promise.resolve();
    expect(viewModel.state).toEqual({ kind: 'bare' });
    await start();
    await start();
    expect(states).toHaveLength(2);
  });
});
