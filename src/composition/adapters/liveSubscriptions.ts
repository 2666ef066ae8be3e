import type { ContainerModule } from 'inversify';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { apiCalls } from '@/adapters/http/apiCalls';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { API, bindings, TOKENS } from '../tokens';
import { pictureOriginsOf, type Environment } from '../variants/environment';

/** The subscriptions, the plans and the card fields. They load with the first screen that shows one. */
export function liveSubscriptions(browser: Window, environment: Environment): ContainerModule {
  const { api: settings, listing, payment } = environment;
  return bindings(({ bindClass, bindFactory, value }) => {
    value(TOKENS.wizardSettings, { keepsRetiredPlans: settings.keepsRetiredPlans });
    value(TOKENS.listingSettings, listing);
    bindFactory(
      TOKENS.cardFields,
      (clock, diagnostics) => new ChargebeeCardFields(payment, browser, clock, diagnostics),
      [TOKENS.clock, TOKENS.diagnostics],
    );
    bindFactory(
      TOKENS.subscriptions,
      (api, diagnostics) => new HttpSubscriptionRepository(api, settings.region, diagnostics),
      [API, TOKENS.diagnostics],
    );
    bindClass(TOKENS.plans, HttpPlanCatalog, [API, TOKENS.diagnostics]);
  });
}

/** The listings and the photos of businesses. They load when an owner begins to edit. */
export async function liveListing(browser: Window, environment: Environment): Promise<ContainerModule> {
  const { HttpListingRepository } = await import('@/adapters/http/business/HttpListingRepository');
  const { region } = environment.api;
  const pictures = pictureOriginsOf(browser, environment);
  const { endOfDay } = environment.listing;
  return bindings(({ bindFactory }) => {
    bindFactory(
      TOKENS.listings,
      (api, diagnostics) => new HttpListingRepository(api, region, diagnostics, pictures, endOfDay),
      [API, TOKENS.diagnostics],
    );
    bindFactory(
      TOKENS.businessMedia,
      (api, diagnostics) =>
        new HttpMediaStore(api, diagnostics, (file) => apiCalls.uploadBusinessMedia(region, file)),
      [API, TOKENS.diagnostics],
    );
  });
}
