import type { Catalog } from '@/domain/subscription/Plan';
import type { Result } from '@/domain/shared/result';
import type { AbortSignalLike, ReadFailure } from './ServiceFailure';

export interface PlanCatalog {
  /**
   * All plans and add-ons in the order of the response. Omits and reports invalid ones. Returns `malformed-response`
   * when the response has items and all of them are invalid (faults R14).
   */
  load(signal?: AbortSignalLike): Promise<Result<Catalog, ReadFailure>>;
}
