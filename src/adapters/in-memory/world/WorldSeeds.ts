import type { Business, BusinessId } from '@/domain/business/Business';
import type { User, UserId } from '@/domain/identity/User';
import type { Instant } from '@/domain/shared/instant';
import type { Subscription } from '@/domain/subscription/Subscription';
import type { CatalogRecord } from './CatalogRecord';

/** The businesses of somebody who owns thousands. Each is made when it is first asked for: nobody else waits for them. */
export interface Estate {
  readonly owner: UserId;
  readonly user: () => User;
  /** The same each time; undefined for what is none of them. */
  readonly business: (id: BusinessId) => Business | undefined;
}

/** What a world holds when it begins. */
export interface WorldSeeds {
  readonly users: readonly User[];
  /** Whose records cannot be loaded, however often somebody asks. */
  readonly unreadableUsers?: ReadonlySet<UserId> | undefined;
  readonly businesses: readonly Business[];
  readonly estates?: readonly Estate[] | undefined;
  readonly subscriptions: ReadonlyMap<BusinessId, Subscription>;
  readonly catalog: readonly CatalogRecord[];
}

/** Plants a world. Dates are told from the moment it begins, so that a trial ends in a week whenever one looks. */
export type Planting = (begin: Instant) => WorldSeeds;
