import type { Business } from '@/domain/business/Business';
import type { Instant } from '@/domain/shared/instant';
import type { WorldSeeds } from '../WorldSeeds';
import { businessFrom } from './BusinessSeed';
import { agencyBusinesses } from './demoAgency';
import { DEMO_BUSINESSES } from './demoBusinesses';
import { DEMO_CATALOG } from './demoCatalog';
import { demoSubscriptions } from './demoSubscriptions';
import { AGENCY, NOOR, PEOPLE, SAMI, userOf } from './demoUsers';

/** The world of Noor Haddad, and of the others who can sign in to it. */
export function demoSeeds(begin: Instant): WorldSeeds {
  const noors = DEMO_BUSINESSES.map((seed) => businessFrom(seed, NOOR, begin));
  const agencys = agencyBusinesses().map((seed) => businessFrom(seed, AGENCY, begin));
  return {
    users: [
      userOf(PEOPLE.noor, idsOf(noors)),
      userOf(PEOPLE.tamar, []),
      userOf(PEOPLE.agency, idsOf(agencys)),
    ],
    unreadableUsers: new Set([SAMI]),
    businesses: [...noors, ...agencys],
    subscriptions: demoSubscriptions(begin),
    catalog: DEMO_CATALOG,
  };
}

function idsOf(businesses: readonly Business[]): Business['id'][] {
  return businesses.map(({ id }) => id);
}
