import { reconcile, type WriteOutcome } from '@/application/polling/reconcile';
import type { Poll, PollPorts, OnPauseChange } from '@/application/polling/startPoll';
import type { BusinessRepository } from '@/application/ports/BusinessRepository';
import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { StatusAction } from './ChangeStatus';

const REQUESTED_STATUS = { activate: 'active', deactivate: 'inactive' } as const;

/** Polls the status of a business after an activation or deactivation with an unknown outcome. */
export class ReconcileStatus {
  constructor(
    private readonly businesses: Pick<BusinessRepository, 'byId'>,
    private readonly ports: PollPorts,
  ) {}

  execute(id: BusinessId, action: StatusAction, onPauseChange: OnPauseChange): Poll<WriteOutcome<Business>> {
    return reconcile<Business>(
      this.ports,
      {
        read: async (signal) => this.businesses.byId(id, signal),
        shows: (business) => displayStatus(business) === REQUESTED_STATUS[action],
      },
      onPauseChange,
    );
  }
}
