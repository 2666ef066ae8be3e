import { activate, type ActivationRefused } from '@/domain/business/activation';
import type { Business } from '@/domain/business/Business';
import type { Result } from '@/domain/shared/result';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { ReadFailure, WriteFailure } from '@/application/ports/ServiceFailure';
import type { SubscriptionRepository } from '@/application/ports/SubscriptionRepository';
import { changeStatus, type StatusRepository } from './changeStatus';

export type ActivateBusinessError = ActivationRefused | BusinessNotFound | ReadFailure | WriteFailure;

/** Activates a business, so that it is visible on the marketplace. */
export class ActivateBusiness {
  constructor(
    private readonly businesses: StatusRepository,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  async execute(business: Business): Promise<Result<Business, ActivateBusinessError>> {
    const subscription = await this.subscriptions.ofBusiness(business.id);
    if (!subscription.ok) return subscription;
    const activated = activate(business, subscription.value);
    return activated.ok ? changeStatus(this.businesses, activated.value) : activated;
  }
}
