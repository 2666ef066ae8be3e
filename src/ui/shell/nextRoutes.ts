import { namesOf } from './routePaths';
import { OWNER_ROUTES, PUBLIC_ROUTES, type RouteName } from './routes';

const GROUPS: readonly (readonly RouteName[])[] = [
  namesOf(PUBLIC_ROUTES).filter((name) => 'prefetch' in PUBLIC_ROUTES[name]),
  namesOf(OWNER_ROUTES).filter((name) => 'prefetch' in OWNER_ROUTES[name]),
];

/**
 * The routes to prefetch on a route: the other routes for the same audience. A visitor prefetches no route of the
 * signed-in app.
 */
export function nextRoutes(route: RouteName): readonly RouteName[] {
  return GROUPS.find((group) => group.includes(route))?.filter((other) => other !== route) ?? [];
}
