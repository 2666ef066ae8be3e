import type { Instant } from '@/domain/shared/instant';
import type { WorldSeeds } from '../WorldSeeds';
import { businessFrom } from './BusinessSeed';
import { DEMO_BUSINESSES } from './demoBusinesses';
import { DEMO_CATALOG } from './demoCatalog';
import { demoEstates } from './demoEstates';
import { demoSubscriptions } from './demoSubscriptions';
import { NOOR, PEOPLE, SAMI, userOf } from './demoUsers';

/** The seeds of the demo, with Noor Haddad and the other accounts. */
export function demoSeeds(begin: Instant): WorldSeeds {
  const noors = DEMO_BUSINESSES.map((seed) => businessFrom(seed, NOOR, begin));
  return {
    users: [
      userOf(
        PEOPLE.noor,
        noors.map(({ id }) => id),
      ),
      userOf(PEOPLE.tamar, []),
    ],
    unreadableUsers: new Set([SAMI]),
    businesses: noors,
    estates: demoEstates(begin),
    subscriptions: demoSubscriptions(begin),
    catalog: DEMO_CATALOG,
  };
}
