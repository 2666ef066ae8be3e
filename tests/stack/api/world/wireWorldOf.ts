import type { Business } from '@/domain/business/Business';
import type { User } from '@/domain/identity/User';
import type { Catalog } from '@/domain/subscription/Plan';
import type { Subscription } from '@/domain/subscription/Subscription';
import { wireBusinessOf } from './wireBusinessOf';
import { wirePlanOf } from './wirePlanOf';
import { wireSubscriptionOf } from './wireSubscriptionOf';
import { wireUserOf } from './wireUserOf';
import type { WirePlan, WireWorld } from './WireWorld';

/** Test data in domain types. */
export interface SeedData {
  readonly users?: readonly User[] | undefined;
  readonly businesses?: readonly Business[] | undefined;
  /** By the id of the business. */
  readonly subscriptions?: Readonly<Record<string, Subscription>> | undefined;
  readonly catalog?: Catalog | undefined;
  /** Additional catalogue records in the format of the API. */
  readonly records?: readonly WirePlan[] | undefined;
}

/** Converts test data to the format of the API, for `ApiControl.reset`. */
export function wireWorldOf({ users, businesses, subscriptions, catalog, records }: SeedData): WireWorld {
  const goods = [...(catalog?.plans ?? []), ...(catalog?.addOns ?? [])];
  return {
    users: (users ?? []).map(wireUserOf),
    businesses: (businesses ?? []).map((business) => wireBusinessOf(business)),
    subscriptions: Object.fromEntries(
      Object.entries(subscriptions ?? {}).map(([id, held]) => [id, wireSubscriptionOf(held)]),
    ),
    plans: [...goods.map(wirePlanOf), ...(records ?? [])],
  };
}
