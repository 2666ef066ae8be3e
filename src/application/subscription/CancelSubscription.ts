import type { BusinessId } from '@/domain/business/Business';
import { ownsBusiness, type User } from '@/domain/identity/User';
import { failure, success, type Result } from '@/domain/shared/result';
import { displayStatusOf, mergeCancellation, type Subscription } from '@/domain/subscription/Subscription';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { Diagnostics } from '@/application/ports/Diagnostics';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

export type CancelSubscriptionError =
  | BusinessNotFound
  /** Only logged: nothing was sent, and nobody is told (spec section 8). */
  | { readonly kind: 'business-id-missing' }
  /** The subscription was read again, and it goes on. */
  | { readonly kind: 'not-cancelled' }
  | WriteFailure;

/**
 * Ends the paid subscription of a business. It answers with the subscription as it is now, or undefined when there
 * is none any more.
 */
export class CancelSubscription {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly diagnostics: Diagnostics,
  ) {}

  async execute(
    owner: User,
    id: BusinessId | undefined,
    subscription: Subscription,
  ): Promise<Result<Subscription | undefined, CancelSubscriptionError>> {
    if (id === undefined) return this.#reportMissingId();
    if (!ownsBusiness(owner, id)) return failure({ kind: 'business-not-found' });
    const answer = await this.subscriptions.cancel(id);
    if (answer.ok) {
      const merged = mergeCancellation(subscription, answer.value);
      return isCancelled(merged) ? success(merged) : this.#readAgain(id, { kind: 'not-cancelled' });
    }
    const mayBeCancelled = answer.error.kind === 'outcome-unknown' || answer.error.kind === 'refused';
    return mayBeCancelled ? this.#readAgain(id, answer.error) : answer;
  }

  /**
   * What the server has is the truth, whatever the answer was: a lost one may have been a yes, and a no may come
   * from a subscription that an earlier attempt has cancelled (faults C17).
   */
  async #readAgain(
    id: BusinessId,
    error: CancelSubscriptionError,
  ): Promise<Result<Subscription | undefined, CancelSubscriptionError>> {
    const read = await this.subscriptions.ofBusiness(id);
    if (!read.ok) {
      if (read.error.kind === 'session-expired') return failure(read.error);
      return failure(error.kind === 'refused' ? error : { kind: 'outcome-unknown' });
    }
    if (read.value === undefined || isCancelled(read.value)) return success(read.value);
    return failure(error.kind === 'refused' ? error : { kind: 'not-cancelled' });
  }

  #reportMissingId(): Result<never, CancelSubscriptionError> {
    this.diagnostics.report({ event: 'business-id-missing', detail: 'nothing was cancelled' });
    return failure({ kind: 'business-id-missing' });
  }
}

function isCancelled(subscription: Subscription): boolean {
  return displayStatusOf(subscription) === 'cancelled';
}
