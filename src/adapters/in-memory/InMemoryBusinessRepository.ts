import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { AbortSignalLike, ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import { failure, success, type Result } from '@/domain/shared/result';
import type { DemoWorld } from './world/DemoWorld';
import { simulateRead, WRITE_FAILURES, simulateWrite } from './world/simulateCall';

export class InMemoryBusinessRepository implements BusinessRepository {
  constructor(private readonly world: DemoWorld) {}

  async byIds(
    ids: readonly BusinessId[],
    signal?: AbortSignalLike,
  ): Promise<Result<readonly Business[], ReadFailure>> {
    if (ids.length === 0) return success([]);
    return simulateRead(this.world.network, 'list-businesses', signal, () =>
      success(ids.map((id) => this.world.business(id)).filter((business) => business !== undefined)),
    );
  }

  async byId(
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Business, BusinessNotFound | ReadFailure>> {
    return simulateRead<Business, BusinessNotFound>(this.world.network, 'view-business', signal, () => {
      const business = this.world.business(id);
      return business === undefined ? failure({ kind: 'business-not-found' }) : success(business);
    });
  }

  async changeStatus(id: BusinessId, status: BusinessDisplayStatus): Promise<Result<void, WriteFailure>> {
    return simulateWrite(this.world.network, 'change-business-status', WRITE_FAILURES, () => {
      if (this.world.business(id) === undefined)
        return failure({ kind: 'refused', message: 'There is no such business' });
      this.world.changeStatus(id, status);
      return success();
    });
  }
}
