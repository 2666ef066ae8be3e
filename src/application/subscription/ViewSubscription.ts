import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import { success, type Result } from '@/domain/shared/result';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';

/** Loads the subscription of a business. Undefined when it has none, and for a business of another owner. */
export class ViewSubscription {
  constructor(private readonly subscriptions: SubscriptionRepository) {}

  async execute(
    owner: User,
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Subscription | undefined, ReadFailure>> {
    return ownsBusiness(owner, id) ? this.subscriptions.ofBusiness(id, signal) : success(undefined);
  }
}
