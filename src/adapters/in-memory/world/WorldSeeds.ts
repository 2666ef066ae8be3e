import type { Business } from '@/domain/business/Business';
import type { BusinessId } from '@/domain/business/BusinessId';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';

/** An owner with thousands of businesses. Each business is created at its first use, which keeps the startup fast. */
export interface LargeOwner {
  readonly owner: UserId;
  readonly user: () => User;
  /** Returns the same object for the same id, or undefined for an id that is not this owner's. */
  readonly business: (id: BusinessId) => Business | undefined;
  readonly subscription: (id: BusinessId) => Subscription | undefined;
}

export interface WorldSeeds {
  readonly users?: readonly User[] | undefined;
  /** Users whose records always fail to load. */
  readonly unreadableUsers?: ReadonlySet<UserId> | undefined;
  readonly businesses?: readonly Business[] | undefined;
  readonly largeOwners?: readonly LargeOwner[] | undefined;
  readonly subscriptions?: ReadonlyMap<BusinessId, Subscription> | undefined;
  readonly catalog?: Catalog | undefined;
}

/**
 * Creates the seeds. Their dates are relative to `startTime`, so that, for example, a trial is never over. A text that
 * the API has in one language only, such as an address, is in `language`.
 */
export type CreateSeeds = (startTime: Instant, language: Language) => WorldSeeds;
