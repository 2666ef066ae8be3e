import { dashboardSeeds } from '@/adapters/in-memory/world/seeds/dashboardSeeds';
import { demoSubscriptions } from '@/adapters/in-memory/world/seeds/demoSubscriptions';
import { PEOPLE, userOf } from '@/adapters/in-memory/world/seeds/demoUsers';
import type { Business } from '@/domain/business/Business';
import { instant } from '@/domain/shared/instant';
import { byLanguage } from '@/domain/shared/language';
import { useTranslation } from '@/ui/i18n/useTranslation';
import { defined } from '@tests/support/builders/defined';

export const NOW = instant(Date.now());

/** The owner of the demo. */
export const OWNER = userOf(PEOPLE.noor, []);

const SEEDS = byLanguage((language) => dashboardSeeds(NOW, language));

/** The businesses of the owner. */
export function useBusinesses(): readonly Business[] {
  return SEEDS[useTranslation().language].businesses;
}

/** An active business with contacts, opening hours and a picture. */
export function useBusiness(): Business {
  return defined(useBusinesses()[0]);
}

/** That of the active business. */
export const SUBSCRIPTION = defined([...demoSubscriptions(NOW).values()][0]);
