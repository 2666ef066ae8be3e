import type { ContainerModule } from 'inversify';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { API, bindings, TOKENS } from '../tokens';
import type { Environment } from '../variants/environment';

/** The subscriptions, the plans and the card fields. They load with the first screen that shows one. */
export function liveSubscriptions(browser: Window, environment: Environment): ContainerModule {
  const { api: settings, listing, payment } = environment;
  return bindings(({ bindClass, bindFactory, value }) => {
    value(TOKENS.wizardSettings, { keepsRetiredPlans: settings.keepsRetiredPlans });
    value(TOKENS.listingSettings, listing);
    value(TOKENS.loadListingAdapters, async () =>
      (await import('./liveListing')).liveListing(browser, environment),
    );
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
