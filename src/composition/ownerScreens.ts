import type { ContainerModule } from 'inversify';
import { byKey } from '@/domain/shared/byKey';
import { loadChunk } from '@/ui/shell/loading/ChunkLoadError';
import { lazy } from '@/ui/shell/loading/lazy';
import { OWNER_ROUTES, type OwnerRouteName } from '@/ui/shell/routes';
import type { OwnerPage } from '@/ui/shell/screens';
import type { ViewModelFactories, ViewModels } from '@/ui/shell/ViewModels';
import type { BoundServices, OwnerShell, ShellPorts } from './BoundServices';

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

export interface AdapterLoaders {
  /** Loads the adapters of the remote services, except those of subscriptions and plans. */
  loadAdapters(): Promise<readonly ContainerModule[]>;
  loadSubscriptionAdapters(): Promise<readonly ContainerModule[]>;
}

/** Loads the container of the page, and what needs it. A visitor's page may never load it. */
export interface ContainerLoader {
  readonly load: () => Promise<BoundServices>;
  /** Loads the container, and the adapters of subscriptions and plans. */
  readonly loadSubscriptions: () => Promise<BoundServices>;
}

/**
 * Loads the one container of the page when it is first needed. `main.tsx` loads it early for a page of the app. Each
 * screen adds its module.
 */
export function createContainerLoader(
  browser: Window,
  ports: ShellPorts,
  variant: AdapterLoaders,
): ContainerLoader {
  const { load } = lazy(async (): Promise<BoundServices> => {
    const [{ createContainer }, { browserAdapters }, adapters] = await Promise.all([
      import('./modules/shell'),
      import('./adapters/browser'),
      variant.loadAdapters(),
    ]);
    return createContainer(ports, [browserAdapters(browser), ...adapters]);
  });
  const { load: loadSubscriptions } = lazy(async () => {
    const [services, adapters] = await Promise.all([load(), variant.loadSubscriptionAdapters()]);
    services.container.load(...adapters);
    return services;
  });
  return { load, loadSubscriptions };
}

/** The lazy view models of the signed-in app. Those of a route come with the module of its screen. */
export function signedInViewModels(
  { load, loadSubscriptions }: ContainerLoader,
  shell: OwnerShell,
): Pick<ViewModels, 'viewModelFactories' | 'sessionExpiry'> {
  const { load: loadViewModels } = lazy(async () => {
    const [services, { bindShell }] = await Promise.all([load(), import('./modules/shell')]);
    bindShell(services, shell, {
      attention: async () => (await import('./modules/attention')).attentionModule,
      dashboard: OWNER_SCREENS.dashboard.bindings,
      listing: async () => (await import('./modules/listing')).listingModule,
      loadSubscriptions,
    });
    return services;
  });
  const loadRoute = async (route: OwnerRouteName): Promise<ViewModelFactories> => {
    const [services, module] = await Promise.all([
      loadViewModels(),
      OWNER_SCREENS[route].bindings(),
      'showsSubscriptions' in OWNER_ROUTES[route] && loadSubscriptions(),
    ]);
    services.container.load(module);
    return services;
  };
  const codes = byKey(OWNER_ROUTES, (route) => lazy(async () => loadChunk(async () => loadRoute(route))));
  return {
    viewModelFactories: (route) => codes[route],
    sessionExpiry: lazy(async () => loadChunk(async () => (await loadViewModels()).loadSessionExpiry())),
  };
}
