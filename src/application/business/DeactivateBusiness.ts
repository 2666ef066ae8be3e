import { deactivate, type DeactivationRefused } from '@/domain/business/activation';
import type { Business } from '@/domain/business/Business';
import type { Result } from '@/domain/shared/result';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type { WriteFailure } from '@/application/ports/ServiceFailure';
import { changeStatus, type StatusRepository } from './changeStatus';

export type DeactivateBusinessError = DeactivationRefused | BusinessNotFound | WriteFailure;

/** Deactivates a business, so that it is hidden from the marketplace. */
export class DeactivateBusiness {
  constructor(private readonly businesses: StatusRepository) {}

  async execute(business: Business): Promise<Result<Business, DeactivateBusinessError>> {
    const deactivated = deactivate(business);
    return deactivated.ok ? changeStatus(this.businesses, deactivated.value) : deactivated;
  }
}
