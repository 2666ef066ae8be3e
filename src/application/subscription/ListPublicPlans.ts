import type { Catalog } from '@/domain/subscription/Plan';
import { catalogForSale } from '@/domain/subscription/pricing';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';

const NOTHING: Catalog = { plans: [], addOns: [] };

/**
 * The plans for visitors who are not signed in. The catalogue is empty when the service fails or requires a session. It
 * never ends a session (decision C79).
 */
export class ListPublicPlans {
  constructor(private readonly plans: PlanCatalog) {}

  async execute(): Promise<Catalog> {
    const catalog = await this.plans.load();
    return catalog.ok ? catalogForSale(catalog.value).catalog : NOTHING;
  }
}
