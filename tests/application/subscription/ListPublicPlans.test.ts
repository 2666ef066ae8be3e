import { describe, expect, it } from 'vitest';
import { ListPublicPlans } from '@/application/subscription/ListPublicPlans';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aPlan } from '@tests/support/builders/aPlan';
import { aWorld } from '@tests/support/aWorld';

describe('ListPublicPlans', () => {
  it('returns only what is sold', async () => {
    const catalog = aCatalog();
    const retired = aPlan({ id: 'retired', name: 'Retired', status: 'archived' });
    const { plans } = aWorld({ catalog: { ...catalog, plans: [retired, ...catalog.plans] } });
    const offered = await new ListPublicPlans(plans).execute();
    expect(offered.plans.map(({ id }) => id)).toEqual(catalog.plans.map(({ id }) => id));
    expect(offered.addOns).toHaveLength(catalog.addOns.length);
  });

  it.each(['offline', 'unavailable', 'forbidden', 'session-expired', 'malformed'] as const)(
    'is empty without an error when the catalogue responds with "%s"',
    async (outage) => {
      const { plans, network } = aWorld({ catalog: aCatalog() });
      network.setOutage('load-plans', outage);
      expect(await new ListPublicPlans(plans).execute()).toEqual({ plans: [], addOns: [] });
    },
  );
});
