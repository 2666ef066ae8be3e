import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';

/** The owner's list while and after it loads. Each business is counted once: loaded, missing, failed or pending. */
export interface OwnBusinesses {
  /** The loaded businesses in the order of the owner's list, up to the first pending one. */
  readonly businesses: readonly Business[];
  /** The number of businesses that the responses did not contain (decision C34). */
  readonly missingCount: number;
  /** The businesses of the failed requests. */
  readonly failed: readonly BusinessId[];
  /** The number of businesses not loaded yet. The other counts are final when it is 0. */
  readonly pending: number;
}
