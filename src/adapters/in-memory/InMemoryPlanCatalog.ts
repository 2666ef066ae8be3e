import type { PlanCatalog } from '@/application/ports/PlanCatalog';
import type { AbortSignalLike, ReadFailure } from '@/application/ports/ServiceFailure';
import { success, type Result } from '@/domain/shared/result';
import type { Catalog } from '@/domain/subscription/Plan';
import type { DemoWorld } from './world/DemoWorld';
import { simulateRead } from './world/simulateCall';

export class InMemoryPlanCatalog implements PlanCatalog {
  constructor(private readonly world: DemoWorld) {}

  async load(signal?: AbortSignalLike): Promise<Result<Catalog, ReadFailure>> {
    return simulateRead(this.world.network, 'load-plans', signal, () => success(this.world.catalog));
  }
}
