import type { Catalog } from '@/domain/subscription/Plan';
import { catalogForSale } from '@/domain/subscription/pricing';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';

const NOTHING: Catalog = { plans: [], addOns: [] };

/**
 * What can be bought today, for everybody to read. A catalogue that does not answer, or only answers owners, offers
 * nothing and ends no session (decision C31).
 */
export class ListPublicPlans {
  constructor(private readonly plans: PlanCatalog) {}

  async execute(): Promise<Catalog> {
    const catalog = await this.plans.load();
    return catalog.ok ? catalogForSale(catalog.value).catalog : NOTHING;
  }
}
