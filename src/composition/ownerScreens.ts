import type { ContainerModule } from 'inversify';
import { byKey } from '@/domain/shared/byKey';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { lazy } from '@/ui/shell/loading/lazy';
import { OWNER_ROUTES, type OwnerRouteName } from '@/ui/shell/routes';
import type { OwnerPage } from '@/ui/shell/screens';
import type { ViewModelFactories, ViewModels } from '@/ui/shell/ViewModels';
import type { BoundServices } from './BoundServices';
import type { AppVariant, ContainerLoader, OwnerShell, ShellPorts } from './startup/AppVariant';

interface OwnerScreen extends OwnerPage {
  /** The bindings of the screen's view model. */
  readonly bindings: () => Promise<ContainerModule>;
}

/** The wiring of each screen of the signed-in app: its page, the texts of the page, and its view model. */
export const OWNER_SCREENS: Readonly<Record<OwnerRouteName, OwnerScreen>> = {
  dashboard: {
    page: async () => (await import('@/ui/business/dashboard/DashboardPage')).DashboardPage,
    texts: ['dashboard', 'business'],
    bindings: async () => (await import('./modules/dashboard')).dashboardModule,
  },
  business: {
    page: async () => (await import('@/ui/business/detail/BusinessDetailPage')).BusinessDetailPage,
    texts: ['detail', 'business', 'subscription', 'catalog'],
    bindings: async () => (await import('./modules/business')).businessModule,
  },
  subscription: {
    page: async () =>
      (await import('@/ui/subscription/wizard/SubscriptionWizardPage')).SubscriptionWizardPage,
    texts: ['subscription', 'detail', 'catalog'],
    bindings: async () => (await import('./modules/subscription')).subscriptionModule,
  },
  profile: {
    page: async () => (await import('@/ui/profile/ProfilePage')).ProfilePage,
    texts: ['profile'],
    bindings: async () => (await import('./modules/profile')).profileModule,
  },
};

/**
 * Loads the one container of the page when it is first needed. `main.tsx` loads it early for a page of the app. Each
 * screen adds its module.
 */
export function createContainerLoader(
  browser: Window,
  ports: ShellPorts,
  variant: Pick<AppVariant, 'loadAdapters' | 'loadSubscriptionAdapters'>,
): ContainerLoader {
  const { load } = lazy(async (): Promise<BoundServices> => {
    const [{ createContainer }, { browserAdapters }, adapters] = await Promise.all([
      import('./modules/shell'),
      import('./adapters/browser'),
      variant.loadAdapters(),
    ]);
    return createContainer([browserAdapters(browser, ports), ...adapters]);
  });
  const { load: loadSubscriptions } = lazy(async () => {
    const [services, adapters] = await Promise.all([load(), variant.loadSubscriptionAdapters()]);
    services.container.load(...adapters);
    return services;
  });
  return { load, loadSubscriptions };
}

/** The lazy view models of each route of the signed-in app, with the module that binds those of its screen. */
export function viewModelFactories(
  containerLoader: ContainerLoader,
  shell: OwnerShell,
): ViewModels['viewModelFactories'] {
  const { load: loadViewModels } = lazy(async () => {
    const [services, { bindShell, factoriesOf }] = await Promise.all([
      containerLoader.load(),
      import('./modules/shell'),
    ]);
    bindShell(services, shell, containerLoader.loadSubscriptions);
    return factoriesOf(services);
  });
  const load = async (route: OwnerRouteName): Promise<ViewModelFactories> => {
    const [viewModels, { container }, module] = await Promise.all([
      loadViewModels(),
      'showsSubscriptions' in OWNER_ROUTES[route]
        ? containerLoader.loadSubscriptions()
        : containerLoader.load(),
      OWNER_SCREENS[route].bindings(),
    ]);
    container.load(module);
    return viewModels;
  };
  const codes = byKey(OWNER_ROUTES, (route) => lazy(async () => loadChunk(async () => load(route))));
  return (route) => codes[route];
}
