import type { Business, BusinessId } from '@/domain/business/Business';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { CatalogRecord } from './CatalogRecord';

/** What a world holds when it begins. */
export interface WorldSeeds {
  readonly users: readonly User[];
  /** Whose records cannot be loaded, however often somebody asks. */
  readonly unreadableUsers?: ReadonlySet<UserId> | undefined;
  readonly businesses: readonly Business[];
  readonly subscriptions: ReadonlyMap<BusinessId, Subscription>;
  readonly catalog: readonly CatalogRecord[];
}

/** Plants a world. Dates are told from the moment it begins, so that a trial ends in a week whenever one looks. */
export type Planting = (begin: Instant) => WorldSeeds;
