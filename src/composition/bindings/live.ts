import { ContainerModule } from 'inversify';
import { ChargebeeCardFields } from '@/adapters/chargebee/ChargebeeCardFields';
import { HttpBusinessRepository } from '@/adapters/http/business/HttpBusinessRepository';
import { AuthorizedHttpClient } from '@/adapters/http/AuthorizedHttpClient';
import { HttpClient } from '@/adapters/http/HttpClient';
import { HttpUserRepository } from '@/adapters/http/identity/HttpUserRepository';
import { HttpMediaStore } from '@/adapters/http/media/HttpMediaStore';
import { HttpPlanCatalog } from '@/adapters/http/subscription/HttpPlanCatalog';
import { HttpSubscriptionRepository } from '@/adapters/http/subscription/HttpSubscriptionRepository';
import { MsalIdentityProvider } from '@/adapters/msal/MsalIdentityProvider';
import { ROUTES } from '@/ui/shell/paths';
import type { Environment } from '../live/environment';
import { TOKENS } from '../tokens';

/** The services of the live product, found where the environment says. */
export function liveAdapters(browser: Window, { api, identity, payment }: Environment): ContainerModule {
  const { origin } = browser.location;
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.identity)
      .toResolvedValue(
        (diagnostics) => new MsalIdentityProvider(
          { ...identity, redirectUri: origin + ROUTES.callback, homeUri: origin + ROUTES.home },
          browser,
          diagnostics,
        ),
        [TOKENS.diagnostics],
      )
      .inSingletonScope();
  });
}
