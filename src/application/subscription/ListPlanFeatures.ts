import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import { isIncluded } from '@/domain/subscription/entitlements';
import type { Entitlement, PlanId } from '@/domain/subscription/Plan';

/**
 * The features of a plan, also of one that is no longer sold. A plan that is not in the catalogue has none. A failure
 * gives an empty list, because the features are additional information.
 */
export class ListPlanFeatures {
  constructor(private readonly plans: PlanCatalog) {}

  async execute(id: PlanId): Promise<readonly Entitlement[]> {
    const catalog = await this.plans.load();
    const plan = catalog.ok ? catalog.value.plans.find((each) => each.id === id) : undefined;
    return plan?.entitlements.filter(isIncluded) ?? [];
  }
}
