import { describe, expect, it } from 'vitest';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import { ListPlanFeatures } from '@/application/subscription/ListPlanFeatures';
import { failure, success } from '@/domain/shared/result';
import type { Entitlement } from '@/domain/subscription/Plan';
import { aCatalog } from '@tests/support/builders/aCatalog';
import { aPlan } from '@tests/support/builders/aPlan';
import { aPlanId } from '@tests/support/builders/aPlanId';

const feature = (featureName: string, value: string): Entitlement => ({
  featureId: featureName,
  featureName,
  value,
  type: 'custom',
  displayName: undefined,
});

const plan = aPlan({
  entitlements: [feature('Photos', '10'), feature('Badge', 'false'), feature('Calls', 'unlimited')],
});
const KNOWN: PlanCatalog = { load: async () => success(aCatalog({ plans: [plan] })) };

describe('the features of a plan', () => {
  it('are those that it includes', async () => {
    const features = await new ListPlanFeatures(KNOWN).execute(plan.id);
    expect(features.map(({ featureName }) => featureName)).toEqual(['Photos', 'Calls']);
  });

  it('are none for a plan that the catalogue does not contain', async () => {
    expect(await new ListPlanFeatures(KNOWN).execute(aPlanId('another'))).toEqual([]);
  });

  it('are none while the catalogue cannot be read', async () => {
    const plans: PlanCatalog = { load: async () => failure({ kind: 'unavailable' }) };
    expect(await new ListPlanFeatures(plans).execute(plan.id)).toEqual([]);
  });
});
