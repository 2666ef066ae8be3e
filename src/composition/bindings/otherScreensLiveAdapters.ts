import type { ContainerModule } from 'inversify';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { TOKENS } from '../tokens';
import type { Environment } from '../variants/environment';
import { bindings } from './bindings';
import { API } from './dashboardLiveAdapters';

/** The adapters of the services that the dashboard does not need, as configured in `environment`. */
export function otherScreensLiveAdapters(
  browser: Window,
  { api: { region, keepsRetiredPlans }, payment }: Pick<Environment, 'api' | 'payment'>,
): ContainerModule {
  return bindings(({ bindClass, bindFactory, value }) => {
    value(TOKENS.wizardSettings, { keepsRetiredPlans });
    bindFactory(
      TOKENS.cardFields,
      (clock, diagnostics) => new ChargebeeCardFields(payment, browser, clock, diagnostics),
      [TOKENS.clock, TOKENS.diagnostics],
    );
    bindClass(TOKENS.media, HttpMediaStore, [API, TOKENS.diagnostics]);
    bindFactory(
      TOKENS.subscriptions,
      (api, diagnostics) => new HttpSubscriptionRepository(api, region, diagnostics),
      [API, TOKENS.diagnostics],
    );
    bindClass(TOKENS.plans, HttpPlanCatalog, [API, TOKENS.diagnostics]);
  });
}
