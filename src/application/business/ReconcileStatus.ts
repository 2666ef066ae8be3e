import { reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { Poll, PollPorts, OnPauseChange } from '@/application/polling/startPoll';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';

/** Polls the status of a business after an activation or deactivation with an unknown outcome. */
export class ReconcileStatus {
  constructor(
    private readonly businesses: Pick<BusinessRepository, 'byId'>,
    private readonly ports: PollPorts,
  ) {}

  /** @param wanted The requested status. */
  execute(
    id: BusinessId,
    wanted: DisplayedBusinessStatus,
    onPauseChange: OnPauseChange,
  ): Poll<WriteOutcome<Business>> {
    return reconcile<Business>(
      this.ports,
      {
        read: async (signal) => this.businesses.byId(id, signal),
        shows: (business) => displayStatus(business) === wanted,
      },
      onPauseChange,
    );
  }
}
