import type { Container } from 'inversify';
import { lateCode } from '@/ui/shell/loading/lateCode';
import type { AppVariant, ContainerLoader, ShellPorts } from './startup/session';

/**
 * Loads the one container of the page when it is first needed. `main.tsx` loads it early for a page of the app. Each
 * screen adds its module (ownerScreens.ts).
 */
export function createContainerLoader(
  browser: Window,
  ports: ShellPorts,
  variant: Pick<AppVariant, 'loadAdapters' | 'loadSubscriptionAdapters' | 'loadListingAdapters'>,
): ContainerLoader {
  const { load } = lateCode(async (): Promise<Container> => {
    const [{ createContainer }, { browserAdapters }, adapters] = await Promise.all([
      import('./modules/shell'),
      import('./adapters/browser'),
      variant.loadAdapters(),
    ]);
    return createContainer([browserAdapters(browser, ports), ...adapters]);
  });
  const { load: loadSubscriptions } = lateCode(async () => {
    const [container, adapters] = await Promise.all([load(), variant.loadSubscriptionAdapters()]);
    container.load(...adapters);
    return container;
  });
  return {
    load,
    loadSubscriptions,
    loadListingAdapters: async () => variant.loadListingAdapters(),
    loadSessionUseCases: async () => {
      const [container, { sessionUseCasesIn }] = await Promise.all([load(), import('./modules/shell')]);
      return sessionUseCasesIn(container);
    },
    loadPricingUseCases: async () => {
      const [container, { pricingUseCasesIn }] = await Promise.all([
        loadSubscriptions(),
        import('./modules/shell'),
      ]);
      return pricingUseCasesIn(container);
    },
  };
}
