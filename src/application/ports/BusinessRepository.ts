import type { Business, BusinessId } from '@/domain/business/Business';
import type { DisplayedBusinessStatus } from '@/domain/business/businessStatus';
import type { Result } from '@/domain/shared/result';
import type { AbortSignalLike } from './AbortSignalLike';
import type { ReadFailure, WriteFailure } from './ServiceFailure';

export type BusinessNotFound = { readonly kind: 'business-not-found' };

/** The businesses of the marketplace. */
export interface BusinessRepository {
  /**
   * The businesses with these ids, in the order of the ids. An id without a business is left out, not an error.
   * No ids answer an empty list without asking anybody.
   */
  byIds(
    ids: readonly BusinessId[],
    signal?: AbortSignalLike,
  ): Promise<Result<readonly Business[], ReadFailure>>;

  /** One business with everything the detail view shows. */
  byId(id: BusinessId, signal?: AbortSignalLike): Promise<Result<Business, BusinessNotFound | ReadFailure>>;

  /** Makes a business visible or hidden; a later read answers the new status. */
  changeStatus(id: BusinessId, status: DisplayedBusinessStatus): Promise<Result<void, WriteFailure>>;
}
