import type { ContainerModule } from 'inversify';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { randomHex } from '@/domain/shared/randomHex';
import { bindings } from '../container';

/** The subscriptions of the demo world. They load with the first screen that shows one. */
export const worldSubscriptions = bindings({
  wizardSettings: () => ({ keepsRetiredPlans: false }),
  listingSettings: () => ({ parts: ['texts', 'hours', 'contacts', 'photo'], endOfDay: '24:00' }),
  subscriptions: ({ demoWorld }) => new InMemorySubscriptionRepository(demoWorld),
  plans: ({ demoWorld }) => new InMemoryPlanCatalog(demoWorld),
  loadListingAdapters: () => async () => {
    const { InMemoryListingRepository } = await import('@/adapters/in-memory/InMemoryListingRepository');
    return bindings({
      listings: ({ demoWorld }) => new InMemoryListingRepository(demoWorld),
      businessMedia: ({ demoWorld }) => new InMemoryMediaStore(demoWorld, 'upload-business-picture'),
    });
  },
});

/** The subscriptions of the demo world, with the card fields of the demo. */
export function demoSubscriptionModules({ document, crypto }: Window): readonly ContainerModule[] {
  const cardFields = bindings({
    cardFields: ({ demoWorld }) => new InMemoryCardFields(demoWorld, document, () => randomHex(crypto)),
  });
  return [worldSubscriptions, cardFields];
}
