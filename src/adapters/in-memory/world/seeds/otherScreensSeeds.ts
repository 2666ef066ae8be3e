import type { Instant } from '@/domain/shared/instant';
import type { Language } from '@/domain/shared/language';
import type { WorldSeeds } from '../WorldSeeds';
import { DEMO_CATALOG } from './demoCatalog';
import { demoLargeOwners } from './demoLargeOwners';
import { demoSubscriptions } from './demoSubscriptions';

/** The subscriptions, the catalogue, and the owners of thousands of businesses. They load after the dashboard. */
export function otherScreensSeeds(startTime: Instant, language: Language) {
  return {
    largeOwners: demoLargeOwners(startTime, language),
    subscriptions: demoSubscriptions(startTime),
    catalog: DEMO_CATALOG,
  } satisfies WorldSeeds;
}
