import {
  readAfterRefusal,
  reconcile,
  type ReconciledFailure,
  type WriteOutcome,
} from '@/application/polling/reconcile';
import type { OnPauseChange, Poll, PollPorts } from '@/application/polling/startPoll';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import {
  activate,
  deactivate,
  type ActivationRefused,
  type DeactivationRefused,
} from '@/domain/business/activation';
import { displayStatus, type Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { success, type Result } from '@/domain/shared/result';

export type StatusAction = 'activate' | 'deactivate';

const REQUESTED_STATUS = { activate: 'active', deactivate: 'inactive' } as const;

export type ChangeStatusError =
  | ActivationRefused
  | DeactivationRefused
  | BusinessNotFound
  | ReadFailure
  | WriteFailure;

/** The errors that are shown. An expired session redirects to the sign-in, and a lost response is reconciled first. */
export type ShownChangeStatusError =
  | Exclude<ChangeStatusError, { readonly kind: 'session-expired' | 'outcome-unknown' }>
  | ReconciledFailure<Business>;

/**
 * Activates a business, so that it is visible on the marketplace, or deactivates it. After `outcome-unknown`,
 * `reconcile` reads the actual status (faults B.4).
 */
export class ChangeStatus {
  constructor(
    private readonly businesses: Pick<BusinessRepository, 'byId' | 'changeStatus'>,
    private readonly subscriptions: Pick<SubscriptionRepository, 'ofBusiness'>,
    private readonly ports: PollPorts,
  ) {}

  async execute(action: StatusAction, business: Business): Promise<Result<Business, ChangeStatusError>> {
    const changed = action === 'activate' ? await this.#activate(business) : deactivate(business);
    return changed.ok ? this.#send(changed.value) : changed;
  }

  /** Polls the status after `outcome-unknown`. */
  reconcile(
    id: BusinessId,
    action: StatusAction,
    onPauseChange: OnPauseChange,
  ): Poll<WriteOutcome<Business>> {
    return reconcile<Business>(this.ports, onPauseChange, {
      read: async (signal) => this.businesses.byId(id, signal),
      containsWrite: (business) => displayStatus(business) === REQUESTED_STATUS[action],
    });
  }

  async #activate(business: Business): Promise<Result<Business, ActivationRefused | ReadFailure>> {
    const subscription = await this.subscriptions.ofBusiness(business.id);
    return subscription.ok ? activate(business, subscription.value) : subscription;
  }

  async #send(changed: Business): Promise<Result<Business, BusinessNotFound | WriteFailure>> {
    const status = displayStatus(changed);
    const sent = await this.businesses.changeStatus(changed.id, status);
    if (sent.ok) return success(changed);
    const read = async () => this.businesses.byId(changed.id);
    return readAfterRefusal(sent.error, read, (business) => displayStatus(business) === status);
  }
}
