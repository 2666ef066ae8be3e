import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { failure, success, type Result } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import type { DemoWorld } from './world/DemoWorld';
import { readCatalog } from './world/readCatalog';
import { readThrough } from './world/throughNetwork';

export class InMemoryPlanCatalog implements PlanCatalog {
  constructor(
    private readonly world: DemoWorld,
    private readonly diagnostics: Diagnostics,
  ) {}

  async load(signal?: AbortSignalLike): Promise<Result<Catalog, ReadFailure>> {
    const read = (): Result<Catalog, ReadFailure> => {
      const { catalog, warnings } = readCatalog(this.world.catalog);
      for (const detail of warnings) this.diagnostics.report({ event: 'unreadable-data', detail });
      const isEmpty = catalog.plans.length === 0 && catalog.addOns.length === 0;
      return isEmpty && warnings.length > 0
        ? failure({ kind: 'malformed-response', detail: 'no item of the catalogue can be read' })
        : success(catalog);
    };
    return readThrough(this.world.network, 'load-plans', read, signal);
  }
}
