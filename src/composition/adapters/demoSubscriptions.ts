import type { ContainerModule } from 'inversify';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { InMemoryMediaStore } from '@/adapters/in-memory/InMemoryMediaStore';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { bindings, DEMO_WORLD, TOKENS } from '../tokens';

/** The subscriptions of the demo world. They load with the first screen that shows one. */
export const worldSubscriptions = bindings(({ bindClass, value }) => {
  value(TOKENS.wizardSettings, { keepsRetiredPlans: false });
  value(TOKENS.listingSettings, { parts: ['texts', 'hours', 'contacts', 'photo'], endOfDay: '24:00' });
  bindClass(TOKENS.subscriptions, InMemorySubscriptionRepository, [DEMO_WORLD]);
  bindClass(TOKENS.plans, InMemoryPlanCatalog, [DEMO_WORLD, TOKENS.diagnostics]);
});

/** The subscriptions of the demo world, with the card fields of the demo. */
export function demoSubscriptions(browser: Window): readonly ContainerModule[] {
  const cardFields = bindings(({ bindFactory }) =>
    bindFactory(
      TOKENS.cardFields,
      (world) => new InMemoryCardFields(world, browser.document, () => browser.crypto.randomUUID()),
      [DEMO_WORLD],
    ),
  );
  return [worldSubscriptions, cardFields];
}

/** The listings and photos of the demo world. They load when an owner begins to edit. */
export async function worldListing(): Promise<ContainerModule> {
  const { InMemoryListingRepository } = await import('@/adapters/in-memory/InMemoryListingRepository');
  return bindings(({ bindClass, bindFactory }) => {
    bindClass(TOKENS.listings, InMemoryListingRepository, [DEMO_WORLD]);
    bindFactory(TOKENS.businessMedia, (world) => new InMemoryMediaStore(world, 'upload-business-picture'), [
      DEMO_WORLD,
    ]);
  });
}
