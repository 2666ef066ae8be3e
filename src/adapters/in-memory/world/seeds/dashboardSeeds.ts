import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { WorldSeeds } from '../WorldSeeds';
import { businessOfSeed } from './BusinessSeed';
import { DEMO_BUSINESSES } from './demoBusinesses';
import { NOOR, PEOPLE, SAMI, userOf } from './demoUsers';

/** Noor Haddad with her businesses, and the other accounts with few or none. The dashboard starts with them. */
export function dashboardSeeds(startTime: Instant, language: Language) {
  const noors = DEMO_BUSINESSES.map((seed) => businessOfSeed(seed, NOOR, startTime, language));
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
  } satisfies WorldSeeds;
}
