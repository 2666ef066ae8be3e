import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import { failure, type Result } from '@/domain/shared/result';
import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessNotFound, BusinessRepository } from '@/application/ports/BusinessRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';

export type ViewBusinessError = BusinessNotFound | ReadFailure;

/** Loads a business of the owner. Returns `business-not-found` without a request for any other id (spec section 6). */
export class ViewBusiness {
  constructor(private readonly businesses: BusinessRepository) {}

  async execute(
    owner: User,
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<Business, ViewBusinessError>> {
    return ownsBusiness(owner, id)
      ? this.businesses.byId(id, signal)
      : failure({ kind: 'business-not-found' });
  }
}
