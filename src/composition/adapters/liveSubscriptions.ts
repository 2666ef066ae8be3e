import type { ContainerModule } from 'inversify';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { apiCalls } from '@/adapters/http/apiCalls';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { bindings } from '../container';
import { pictureOriginsOf, type Environment } from '../variants/environment';

/** The subscriptions, the plans and the card fields. They load with the first screen that shows one. */
export function liveSubscriptions(browser: Window, environment: Environment): ContainerModule {
  const { listing, payment } = environment;
  const { region, keepsRetiredPlans } = environment.api;
  return bindings({
    wizardSettings: () => ({ keepsRetiredPlans }),
    listingSettings: () => listing,
    cardFields: ({ clock, diagnostics }) => new ChargebeeCardFields(payment, browser, clock, diagnostics),
    subscriptions: ({ api, diagnostics }) => new HttpSubscriptionRepository(api, region, diagnostics),
    plans: ({ api, diagnostics }) => new HttpPlanCatalog(api, diagnostics),
    loadListingAdapters: () => async () => {
      const { HttpListingRepository } = await import('@/adapters/http/business/HttpListingRepository');
      const pictures = pictureOriginsOf(browser, environment);
      return bindings({
        listings: ({ api, diagnostics }) =>
          new HttpListingRepository(api, region, diagnostics, pictures, listing.endOfDay),
        businessMedia: ({ api, diagnostics }) =>
          new HttpMediaStore(api, diagnostics, (file) => apiCalls.uploadBusinessMedia(region, file)),
      });
    },
  });
}
