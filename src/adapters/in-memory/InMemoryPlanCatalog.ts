import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import { success, type Result } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import type { DemoWorld } from './world/DemoWorld';
import { readCatalog } from './world/readCatalog';
import { readThrough } from './world/throughNetwork';

/** What a demo world sells. */
export class InMemoryPlanCatalog implements PlanCatalog {
  constructor(
    private readonly world: DemoWorld,
    private readonly diagnostics: Diagnostics,
  ) {}

  async load(): Promise<Result<Catalog, ReadFailure>> {
    return readThrough(this.world.network, 'load-plans', () => {
      const { catalog, complaints } = readCatalog(this.world.catalog);
      for (const detail of complaints) this.diagnostics.report({ event: 'unreadable-data', detail });
      return success(catalog);
    });
  }
}
