import type { ContainerModule } from 'inversify';
import { InMemoryCardFields } from '@/adapters/in-memory/InMemoryCardFields';
import { InMemoryPlanCatalog } from '@/adapters/in-memory/InMemoryPlanCatalog';
import { InMemorySubscriptionRepository } from '@/adapters/in-memory/InMemorySubscriptionRepository';
import { bindings, DEMO_WORLD, TOKENS } from '../tokens';

/** The subscriptions of the demo world. They load with the first screen that shows one. */
export const worldSubscriptions = bindings(({ bindClass, value }) => {
  value(TOKENS.wizardSettings, { keepsRetiredPlans: false });
  value(TOKENS.listingSettings, { parts: ['texts', 'hours', 'contacts', 'photo'], endOfDay: '24:00' });
  value(TOKENS.loadListingAdapters, async () => (await import('./demoListing')).worldListing);
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
