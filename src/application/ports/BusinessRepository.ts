import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { BusinessDisplayStatus } from '@/domain/business/businessStatus';
import type { Result } from '@/domain/shared/result';
import type { AbortSignalLike, ReadFailure, WriteFailure } from './ServiceFailure';

export type BusinessNotFound = { readonly kind: 'business-not-found' };

export interface BusinessRepository {
  /**
   * The businesses with the given ids, in the order of the ids. Omits ids without a business. Returns an empty list
   * without a request when there are no ids.
   */
  byIds(
    ids: readonly BusinessId[],
    signal?: AbortSignalLike,
  ): Promise<Result<readonly Business[], ReadFailure>>;

  /** One business with all fields of the detail view. */
  byId(id: BusinessId, signal?: AbortSignalLike): Promise<Result<Business, BusinessNotFound | ReadFailure>>;

  /** Activates or deactivates a business. A later read returns the new status. */
  changeStatus(id: BusinessId, status: BusinessDisplayStatus): Promise<Result<void, WriteFailure>>;
}
