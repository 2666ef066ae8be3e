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
  it('stands without plans until they are here, then shows them by the month', async () => {
    const catalog = aCatalog();
    const { states, start } = aPricing(catalog);
    await start();
    expect(states).toEqual([{ kind: 'bare' }, { kind: 'priced', plans: catalog.plans, cycle: 'monthly' }]);
  });

  it('stays without plans where there are none to show (decision C31)', async () => {
    const { states, start } = aPricing({ plans: [], addOns: [] });
    await start();
    expect(states).toEqual([{ kind: 'bare' }]);
  });

  it('asks nobody where only owners are told (decision C31)', async () => {
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

  it('begins with the year where nothing is sold by the month', async () => {
    const { viewModel, start } = aPricing({ plans: [anAnnualPlan()], addOns: [] });
    await start();
    expect(viewModel.state).toMatchObject({ cycle: 'annual' });
  });

  it('asks once more when it is shown again, and not while the plans are there', async () => {
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
