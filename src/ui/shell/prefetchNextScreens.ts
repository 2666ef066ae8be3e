import { when } from 'mobx';
import { ownerRouteOf, namesOf } from './routePaths';
import { OWNER_ROUTES, PUBLIC_ROUTES, type RouteName } from './routes';
import { prefersReducedData } from './prefersReducedData';
import type { Screens } from './screens';
import type { ViewModels } from './ViewModels';
import { whenNetworkIdle } from './whenNetworkIdle';
import { withoutReloadOnFailure } from './loading/withoutReloadOnFailure';

type OwnerViewModels = Pick<ViewModels, 'session' | 'viewModelFactories'>;

/**
 * Prefetches the screens that may be opened next, when the network is idle: on a route with `prefetch` the other such
 * routes of its audience, and on a public page with a session also the dashboard. It does nothing under Save-Data. A
 * failed prefetch is ignored, because opening the screen loads it again.
 */
export function prefetchNextScreens(
  { route, isPublic }: { readonly route: RouteName; readonly isPublic: boolean },
  screens: Screens,
  viewModels: OwnerViewModels,
): void {
  if (prefersReducedData()) return;
  const routes = nextRoutes(route);
  prefetch(screens, routes, async () => {
    if (!isPublic) await loadViewModelsOf(routes, viewModels);
  });
  if (!isPublic) return;
  when(
    () => viewModels.session.user !== undefined,
    () => prefetch(screens, ['dashboard'], async () => loadViewModelsOf(['dashboard'], viewModels)),
  );
}

/** @param loadMore Loads what the screens need besides their code and texts. */
function prefetch(screens: Screens, routes: readonly RouteName[], loadMore: () => Promise<void>): void {
  whenNetworkIdle(
    () =>
      void withoutReloadOnFailure(async () =>
        Promise.allSettled([...routes.map(async (next) => screens[next].code.load()), loadMore()]),
      ),
  );
}

/** Loads the view models of the routes for a signed-in owner. */
async function loadViewModelsOf(routes: readonly RouteName[], viewModels: OwnerViewModels): Promise<void> {
  if (viewModels.session.user === undefined) return;
  await Promise.all(routes.map(async (route) => viewModels.viewModelFactories(ownerRouteOf(route)).read()));
}

const PREFETCH_GROUPS: readonly (readonly RouteName[])[] = [
  namesOf(PUBLIC_ROUTES).filter((name) => 'prefetch' in PUBLIC_ROUTES[name]),
  namesOf(OWNER_ROUTES).filter((name) => 'prefetch' in OWNER_ROUTES[name]),
];

/** The other routes with `prefetch` of the same audience. Empty for a route without `prefetch`. */
function nextRoutes(route: RouteName): readonly RouteName[] {
  return PREFETCH_GROUPS.find((group) => group.includes(route))?.filter((other) => other !== route) ?? [];
}
