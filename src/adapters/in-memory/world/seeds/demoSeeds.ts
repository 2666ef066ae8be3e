import type { Instant } from '@/domain/shared/instant';
import type { WorldSeeds } from '../WorldSeeds';
import { businessFrom } from './BusinessSeed';
import { DEMO_BUSINESSES } from './demoBusinesses';
import { DEMO_CATALOG } from './demoCatalog';
import { demoSubscriptions } from './demoSubscriptions';
import { noorHaddad } from './demoUsers';

/** The world of Noor Haddad. */
export function demoSeeds(begin: Instant): WorldSeeds {
  const businesses = DEMO_BUSINESSES.map((seed) => businessFrom(seed, begin));
  return {
    users: [noorHaddad(businesses.map(({ id }) => id))],
    businesses,
    subscriptions: demoSubscriptions(begin),
    catalog: DEMO_CATALOG,
  };
}
