import type { Catalog } from '@/domain/subscription/Plan';
import type { Result } from '@/domain/shared/result';
import type { AbortSignalLike } from './AbortSignalLike';
import type { ReadFailure } from './ServiceFailure';

/** What the marketplace sells. */
export interface PlanCatalog {
  /**
   * Every plan and add-on that can be read, in the server's order; an unreadable one is left out and reported. When
   * there are some and none can be read the answer is malformed, which is not the same as empty (faults R14).
   */
  load(signal?: AbortSignalLike): Promise<Result<Catalog, ReadFailure>>;
}
