import { settle, type WriteOutcome } from '@/application/polling/settle';
import type { Lookup, LookupPorts, OnPauseChange } from '@/application/polling/startReconciliation';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';

/** Polls the status of a business after an activation or deactivation with an unknown outcome. */
export class ReconcileStatus {
  constructor(
    private readonly businesses: Pick<BusinessRepository, 'byId'>,
    private readonly ports: LookupPorts,
  ) {}

  /** @param wanted The requested status. */
  execute(
    id: BusinessId,
    wanted: DisplayedBusinessStatus,
    onPauseChange: OnPauseChange,
  ): Lookup<WriteOutcome<Business>> {
    return settle<Business>(
      this.ports,
      {
        read: async (signal) => this.businesses.byId(id, signal),
        shows: (business) => displayStatus(business) === wanted,
      },
      onPauseChange,
    );
  }
}
