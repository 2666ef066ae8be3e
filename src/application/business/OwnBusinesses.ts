import type { Business, BusinessId } from '@/domain/business/Business';

/** Every business of the owner's list is counted once: it came, it is missing, it failed or it is awaited. */
export interface OwnBusinesses {
  /** In the order of the owner's list. While some are awaited, those that stand before all of them. */
  readonly businesses: readonly Business[];
  /** How many of the owner's list the answers did not hold (decision C34). */
  readonly missing: number;
  /** Those whose part could not be loaded. */
  readonly failed: readonly BusinessId[];
  /** How many are still on their way; until there are none, no other count is final. */
  readonly awaited: number;
}
