import type { AbortSignalLike } from '@/application/ports/AbortSignalLike';
import type { BusinessNotFound } from '@/application/ports/BusinessRepository';
import type {
  ListingNotEditable,
  ListingRepository,
  ListingRecord,
} from '@/application/ports/ListingRepository';
import type { ReadFailure } from '@/application/ports/ServiceFailure';
import type { BusinessId } from '@/domain/business/BusinessId';
import { ownsBusiness, type User } from '@/domain/identity/User';
import { failure, type Result } from '@/domain/shared/result';

export type OpenListingError = BusinessNotFound | ListingNotEditable | ReadFailure;

/** Reads a business of the owner for editing. Returns `business-not-found` without a request for any other id. */
export class OpenListing {
  constructor(private readonly listings: ListingRepository) {}

  async execute(
    owner: User,
    id: BusinessId,
    signal?: AbortSignalLike,
  ): Promise<Result<ListingRecord, OpenListingError>> {
    return ownsBusiness(owner, id) ? this.listings.read(id, signal) : failure({ kind: 'business-not-found' });
  }
}
